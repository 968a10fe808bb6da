import { capital } from '@gondola/contract/base'
import type { ContentUnit } from '@gondola/contract/catalogue'
import { PACK_NAMES, type PackName } from './pack-name.ts'

/** One size of a line, parsed from the table's text. */
export interface Size {
  /** '1,5 l', '4 rollos x 30 m'; empty for a single piece. */
  label: string
  /** The unit that the price label names: '1,5 l', '12 unidades', 'Atado', 'Unidad'. */
  unidaddescrip: string
  ContenidoNeto: number
  ContenidoUnidad: ContentUnit
  pack?: PackName
  price?: number
}

const MEASURES: Record<string, { ContenidoUnidad: ContentUnit; factor: number }> = {
  kg: { ContenidoUnidad: 'g', factor: 1000 },
  g: { ContenidoUnidad: 'g', factor: 1 },
  l: { ContenidoUnidad: 'ml', factor: 1000 },
  ml: { ContenidoUnidad: 'ml', factor: 1 },
  m: { ContenidoUnidad: 'm', factor: 1 },
}

/** Parses the sizes of a line: `900 ml|1,5 l|354 ml@can|3 l=9800`. */
export function listSizes(sizes: string): Size[] {
  return sizes.split('|').map(readSize)
}

function readSize(text: string): Size {
  const [, label = '', pack, price] = /^([^@=]*)(?:@([a-z]+))?(?:=([\d.]+))?$/.exec(text) ?? []
  const size = readLabel(label)
  if (pack) size.pack = packNamed(pack)
  if (price) size.price = Number(price)
  return size
}

function packNamed(name: string): PackName {
  const pack = PACK_NAMES.find((each) => each === name)
  if (!pack) throw new Error(`No silhouette is called ${name}`)
  return pack
}

/** Parses `6 latas x 354 ml`, `45 x 60 cm · 30 un`, `1 l larga vida`, `12 un`, `1 atado`, or an empty label. */
function readLabel(label: string): Size {
  const last = label.split('·').at(-1) ?? ''
  const [, count, amount = '1', word = 'un'] = /(?:(\d+) \p{L}+ x )?([\d,.]+) (\p{L}+)/u.exec(last) ?? []
  const number = Number(amount.replace(',', '.')) * Number(count ?? 1)
  const measure = MEASURES[word]
  if (measure) {
    const ContenidoNeto = Math.round(number * measure.factor * 100) / 100
    return { label, unidaddescrip: label, ContenidoNeto, ContenidoUnidad: measure.ContenidoUnidad }
  }
  const content = { ContenidoNeto: number, ContenidoUnidad: 'un' } as const
  if (number === 1) return { label: '', unidaddescrip: word === 'un' ? 'Unidad' : capital(word), ...content }
  const isPlainCount = label === `${amount} ${word}`
  return {
    label: isPlainCount ? `x ${label}` : label,
    unidaddescrip: isPlainCount && word === 'un' ? `${amount} unidades` : label,
    ...content,
  }
}
