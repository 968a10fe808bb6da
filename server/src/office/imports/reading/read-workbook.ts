import type { Buffer } from 'node:buffer'
import { StringDecoder } from 'node:string_decoder'
import { DAMAGES } from '@gondola/contract/imports'
import sax, { type SAXParser } from 'sax'
import type { OpenZip } from '../source/open-zip.ts'
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

const DAYS_BEFORE_1970 = 25_569
const DAY_MS = 86_400_000

/** A day as a person reads it: `1/2` in a column of codes or prices is no number. */
export function dateText(serial: number): string {
  const date = new Date((Math.floor(serial) - DAYS_BEFORE_1970) * DAY_MS)
  if (Number.isNaN(date.getTime())) return String(serial)
  const [year, month, day] = date.toISOString().slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

/** How a number is shown: as a day, or with leading zeros to this length. */
export type CellFormat = 'date' | number

const DATE_FORMATS: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

/** The formats of cells, by the index of their style. */
export async function readFormats(bytes: AsyncIterable<Buffer>): Promise<(CellFormat | undefined)[]> {
  const codes = new Map<string, string>()
  const formats: (CellFormat | undefined)[] = []
  let isOfCells = false
  await eachTag(bytes, (tag, attributes) => {
    if (tag === 'numFmt') codes.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '')
    else if (/^cell(Xfs|StyleXfs|Styles)$/.test(tag)) isOfCells = tag === 'cellXfs'
    else if (tag === 'xf' && isOfCells) formats.push(formatOf(attributes['numFmtId'] ?? '', codes))
  })
  return formats
}

function formatOf(id: string, codes: ReadonlyMap<string, string>): CellFormat | undefined {
  const code = codes.get(id)
  if (code === undefined)
    return DATE_FORMATS.some(([from, to]) => Number(id) >= from && Number(id) <= to) ? 'date' : undefined
  if (/^0{2,}$/.test(code)) return code.length
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  return /[dmyhs]/i.test(signs) && !/general|standard|[0#]/i.test(signs) ? 'date' : undefined
}

/** Calls with every opening tag of a small file, up to `XML_MAX_BYTES`. */
async function eachTag(
  bytes: AsyncIterable<Buffer>,
  take: (tag: string, attributes: Record<string, string>) => void,
): Promise<void> {
  const xml = xmlParser()
  let size = 0
  xml.onopentag = ({ name, attributes }) => take(localName(name), attributes as Record<string, string>)
  for await (const text of xmlTexts(bytes)) {
    size += text.length
    if (size > XML_MAX_CHARACTERS) refuseFile('archivo_desmedido')
    xml.write(text)
  }
}

const XML_MAX_CHARACTERS = 20_000_000

export interface Sheet {
  name: string
  isHidden: boolean
  entry: OpenZip['entries'][number]
}

/** The sheets in the order of their tabs. */
export async function listSheets(zip: OpenZip): Promise<Sheet[]> {
  const byName = new Map(zip.entries.map((entry) => [entry.fileName, entry]))
  const [workbook, relations] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'].map((name) =>
    byName.get(name),
  )
  const targets = new Map<string, string>()
  if (relations !== undefined)
    await eachTag(await zip.read(relations), (tag, { Id = '', Target = '' }) => {
      if (tag === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
    })
  const sheets: Sheet[] = []
  if (workbook !== undefined)
    await eachTag(await zip.read(workbook), (tag, attributes) => {
      if (tag !== 'sheet') return
      const id = Object.entries(attributes).find(([name]) => localName(name) === 'id')?.[1] ?? ''
      const entry = byName.get(targets.get(id) ?? '')
      const { name = '', state = 'visible' } = attributes
      if (entry !== undefined) sheets.push({ name, isHidden: state !== 'visible', entry })
    })
  if (sheets.length > 0) return sheets
  return zip.entries
    .filter(({ fileName }) => /^xl\/worksheets\/[^/]+\.xml$/.test(fileName))
    .toSorted((a, b) => sheetNumber(a.fileName) - sheetNumber(b.fileName))
    .map((entry) => ({ name: entry.fileName, isHidden: false, entry }))
}

/** Whether a sheet has any cell with a value, by its beginning. */
export async function hasCells(zip: OpenZip, { entry }: Sheet): Promise<boolean> {
  for await (const text of xmlTexts(await zip.read(entry))) return /<(\w+:)?(v|is)>/.test(text)
  return false
}

const sheetNumber = (name: string) => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0)
