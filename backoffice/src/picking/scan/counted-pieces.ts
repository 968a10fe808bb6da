import { isShort } from '@gondola/contract/orders'
import { Kept } from '../../api/kept.ts'
import type { ShownLine } from '../shown-lines.ts'

/** The pieces of a line that were counted by scanning, on this device. */
type Counted = readonly [Pedido: number, Items: number, Cantidad: number]

/** As many as a batch has lines, and more. */
const COUNTED_MAX = 300

const isCount = (value: unknown): value is Counted =>
  Array.isArray(value) && value.length === 3 && value.every((part) => Number.isInteger(part))
const areCounted = (value: unknown): value is Counted[] => Array.isArray(value) && value.every(isCount)

/** Kept, so that a line that is half counted is still to be picked after a reload. */
export const keptCounts = new Kept('gondola-preparar-contados', areCounted)

type Line = Pick<ShownLine, 'Pedido' | 'Items'>

/** After the picker said a line's quantity, or took it back. */
export const withoutCount = (all: readonly Counted[], { Pedido, Items }: Line): Counted[] =>
  all.filter(([order, item]) => order !== Pedido || item !== Items)

/** After a scan of a line. */
export const withCount = (all: readonly Counted[], line: Line, Cantidad: number): Counted[] =>
  [...withoutCount(all, line), [line.Pedido, line.Items, Cantidad] as const].slice(-COUNTED_MAX)

/** Marks lines of which some pieces were scanned and the others were not, and nobody said that there are no more. */
export const withCounting = (lines: readonly ShownLine[], all: readonly Counted[]): ShownLine[] =>
  lines.map((line) => {
    const isCounting =
      isShort(line) &&
      all.some(
        ([order, item, Cantidad]) =>
          order === line.Pedido && item === line.Items && Cantidad === line.Preparado?.Cantidad,
      )
    return isCounting ? { ...line, isCounting } : line
  })
