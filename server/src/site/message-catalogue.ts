import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type StaffViolation, onFirstUse } from '@gondola/contract/base'
import {
  fillPlaces,
  MESSAGE_MAX_CHARACTERS,
  placesIn,
  placesText,
  windowFault,
  type MessageSource,
} from '@gondola/contract/site'
import { customerTexts } from '../platform/text/customer-texts.ts'

/** Lines of a text as it is written, a tab, and its wording. */
const VOSEO = new URL('voseo.txt', import.meta.url)

/** A text that customers read, with its key in the panel. */
export interface Message extends MessageSource {
  key: string
  /** As it is written, each value as its name in braces. */
  original: string
}

let messages: ReadonlyMap<string, Message> | null = null

/** All texts by their keys, in the order of the shop's parts. */
export function customerMessages(): ReadonlyMap<string, Message> {
  messages ??= new Map(
    customerTexts().map((source) => {
      const key = hash('sha256', source.written).slice(0, 16)
      return [key, { ...source, key, original: namedText(source, source.written) }]
    }),
  )
  return messages
}

export const voseoWording = onFirstUse((): ReadonlyMap<string, string> => {
  const lines = readFileSync(VOSEO, 'utf8').split('\n')
  return new Map(lines.flatMap((line) => (line.includes('\t') ? [line.split('\t') as [string, string]] : [])))
})

/** With the values' names: `{}` and `{1}` become `{importe}`. */
export function namedText({ fields }: MessageSource, text: string): string {
  let next = 1
  return fillPlaces(text, (place) => `{${fields[Number(place || next++) - 1]?.[0] ?? ''}}`)
}

/** With the values' places, and the blanks around the text that it replaces: `{importe}` becomes `{1}`. */
export function placedText({ fields, written }: MessageSource, typed: string): string {
  const [before = ''] = /^\s*/.exec(written) ?? []
  const [after = ''] = /\s*$/.exec(written) ?? []
  const placed = fillPlaces(typed.trim(), (name) => `{${fields.findIndex(([other]) => other === name) + 1}}`)
  return `${before}${placed}${after}`
}

/** The broken rule of a typed wording: one line of plain text, not longer than allowed, with the text's own values. */
export function checkMessage({ fields, written }: MessageSource, typed: string): StaffViolation | null {
  if (typed.trim() === '') return null
  if (typed.trim().length > Math.max(MESSAGE_MAX_CHARACTERS, written.length))
    return windowFault('texto-largo', 'Propio')
  // oxlint-disable-next-line no-control-regex -- what no text has
  if (/[\u0000-\u001F\u2028\u2029]/.test(typed.trim()) && !written.includes('\n'))
    return windowFault('texto-un-renglon', 'Propio')
  if (/[<>]/.test(typed)) return windowFault('texto-sin-signos', 'Propio')
  const names = fields.map(([name]) => name)
  const placed = placesIn(typed)
  const isWhole = names.every((name) => placed.includes(name)) && placed.every((name) => names.includes(name))
  if (isWhole && !/[{}]/.test(fillPlaces(typed, () => ''))) return null
  return { code: 'texto-datos', text: placesText(names), Campo: 'Propio' }
}
