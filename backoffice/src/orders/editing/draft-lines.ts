import { type SaleUnit, LIST_DOUBT_BELOW } from '@gondola/contract/base'
import { listQuantity, parseListLine, typedWeight } from '@gondola/contract/cart'
import type { Article, ListMatch } from '@gondola/contract/catalogue'
import type { DraftLine } from '@gondola/contract/orders'
import { readTypedNumber } from '../../ui/forms/parse-number.ts'

/** A line of an order that staff make or change. */
export interface EditedLine {
  Codart: string
  Descrip: string
  Unidad: SaleUnit
  /** Pieces or grams; null: what was typed is no quantity. */
  Cantidad: number | null
  Aclaracion?: string
  /** What was dictated, and the articles that it may mean. */
  asked?: { text: string; articles: readonly Article[]; isDoubtful: boolean }
}

/** The lines after what a list asks for beyond them, in its order; an article that is there gets more. */
export function withMatches(lines: readonly EditedLine[], matches: readonly ListMatch[]): EditedLine[] {
  let [all, added]: [EditedLine[], EditedLine[]] = [[...lines], []]
  for (const { Articulo, Alternativas, Cantidad, Confianza, Texto, Aclaracion } of matches) {
    if (Articulo === null) continue
    const more = (line: EditedLine) =>
      line.Codart === Articulo.Codigo ? { ...line, Cantidad: (line.Cantidad ?? 0) + Cantidad } : line
    if ([...added, ...all].some(({ Codart }) => Codart === Articulo.Codigo)) {
      ;[all, added] = [all.map(more), added.map(more)]
      continue
    }
    const asked = {
      text: Texto.trim(),
      articles: [Articulo, ...Alternativas],
      isDoubtful: Confianza < LIST_DOUBT_BELOW,
    }
    added.push({ ...lineOf(Articulo, Cantidad), ...(Aclaracion && { Aclaracion }), asked })
  }
  return [...added, ...all]
}

const lineOf = ({ Codigo, Descripcion, unidad }: Article, Cantidad: number): EditedLine => ({
  Codart: Codigo,
  Descrip: Descripcion,
  Unidad: unidad,
  Cantidad,
})

/** The line for another of the articles that its text may mean. */
export function withArticle(line: EditedLine, article: Article): EditedLine {
  const { text = '', articles = [] } = line.asked ?? {}
  const read = parseListLine(text)
  const Cantidad = read === null ? article.unidad : listQuantity(read, article)
  return { ...line, ...lineOf(article, Cantidad), asked: { text, articles, isDoubtful: false } }
}

/** What a text says of a line: pieces, or grams (`1,5`: a kilogram and a half); null: no quantity. */
export function typedQuantity(text: string, Unidad: SaleUnit): number | null {
  if (Unidad === 100) return typedWeight(text, null)
  const read = readTypedNumber(text, 0)
  return read.kind === 'number' && read.value > 0 ? read.value : null
}

/** Edited lines over those that the order has `now`: what was edited since `before` stays, the rest follows. */
export function rebasedLines(
  edited: readonly EditedLine[],
  before: readonly EditedLine[],
  now: readonly EditedLine[],
): EditedLine[] {
  const find = (lines: readonly EditedLine[], { Codart }: EditedLine) =>
    lines.find((line) => line.Codart === Codart)
  const isNew = (line: EditedLine) => !find(before, line) && !find(edited, line)
  const kept = edited.map((line) => (find(before, line)?.Cantidad === line.Cantidad ? find(now, line) : line))
  return [...kept.filter((line) => line !== undefined), ...now.filter(isNew)]
}

export const draftOf = (lines: readonly EditedLine[]): DraftLine[] =>
  lines.flatMap(({ Codart, Cantidad, Aclaracion }) =>
    Cantidad === null ? [] : [{ Codart, Cantidad, ...(Aclaracion && { Aclaracion }) }],
  )

/** Lines of a list that are an article's code or barcode, which the reader of lists does not know. */
export const isCode = (text: string): boolean => /^\d{3,14}$/.test(text.trim())
