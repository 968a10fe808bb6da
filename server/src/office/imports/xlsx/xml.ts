import type { Buffer } from 'node:buffer'
import { StringDecoder } from 'node:string_decoder'
import { DAMAGES } from '@gondola/contract/imports'
import sax, { type SAXParser } from 'sax'
import { refuseFile, UnusableFile } from '../source/unusable-file.ts'

/** The chunks of an XML file. */
export async function* xmlTexts(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  for await (const chunk of bytes) yield decoder.write(chunk)
}

/** A strict parser that rejects document types: a spreadsheet needs no entities of its own. */
export function xmlParser(): SAXParser {
  const xml = sax.parser(true, { xmlns: false })
  return Object.assign(xml, {
    ondoctype: () => refuseFile('archivo_danado', DAMAGES.documentType),
    onerror: (error: Error) => {
      if (error instanceof UnusableFile) throw error
      refuseFile('archivo_danado', DAMAGES.brokenSheet)
    },
  })
}

/** A tag's name without its namespace. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
