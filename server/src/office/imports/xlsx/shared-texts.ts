import type { Buffer } from 'node:buffer'
import { refuseFile } from '../source/unusable-file.ts'
import { localName, xmlParser, xmlTexts } from './xml.ts'

/** Maximum characters of all texts of a spreadsheet, which are held in memory. */
const LETTERS_MAX = 100_000_000
/** Maximum number of texts, empty ones included: a million rows do not have more different ones. */
const TEXTS_MAX = 4_000_000

/** The texts that cells refer to by index, without pronunciation guides. */
export async function readSharedTexts(bytes: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = []
  const xml = xmlParser()
  let letters = 0
  let text: string | null = null
  let isRead = false
  let guides = 0
  const open = ({ name }: { name: string }) => {
    const tag = localName(name)
    if (tag === 'si') text = ''
    else if (tag === 'rPh') guides++
    else if (tag === 't') isRead = guides === 0
  }
  const close = (name: string) => {
    const tag = localName(name)
    if (tag === 't') isRead = false
    else if (tag === 'rPh') guides--
    else if (tag === 'si' && text !== null) {
      if (texts.push(text) > TEXTS_MAX) refuseFile('archivo_desmedido')
      text = null
    }
  }
  const add = (piece: string) => {
    if (text === null || !isRead) return
    letters += piece.length
    if (letters > LETTERS_MAX) refuseFile('archivo_desmedido')
    text += piece
  }
  Object.assign(xml, { onopentag: open, onclosetag: close, ontext: add, oncdata: add })
  for await (const piece of xmlTexts(bytes)) xml.write(piece)
  return texts
}
