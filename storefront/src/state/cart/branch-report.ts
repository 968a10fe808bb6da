import type { ComparedCart, ComparedLine, LineArticle, LineChange } from '@gondola/contract/catalogue'
import {
  type CartLine,
  cartTotal,
  repricedLine,
  toCartLine,
  withWishesOf,
  withLineAdded,
} from '@gondola/contract/cart'
import { sumOfPesos } from '@gondola/contract/base'
import { promotionDiscounts } from '@gondola/contract/promotions'

/** Changes that take a line out of the cart unless a substitute is chosen. */
const LOST: ReadonlySet<LineChange> = new Set(['no-se-vende', 'no-hay'])
const ORDER_OF_CHANGES: readonly LineChange[] = ['no-se-vende', 'no-hay', 'igual', 'sube', 'baja']

/** The substitutes that the customer chose, by the code of the article that they replace. */
export type Substitutes = ReadonlyMap<string, LineArticle>

/**
 * A line that another branch changes. `now`: as it would be there; null: it leaves the cart. `most`: an order there may
 * have less than the line asks for, and this much of it is taken; null: all of it.
 */
export interface ChangedLine {
  line: CartLine
  change: LineChange
  now: CartLine | null
  most: number | null
  substitutes: readonly LineArticle[]
}

/** What becomes of a cart in another branch. */
export interface BranchReport {
  /** What is lost first, then what there is less of at the same price, then dearer, then cheaper. */
  changed: readonly ChangedLine[]
  /** Number of lines that stay the same. */
  same: number
  /** Amounts of the goods in pesos, net of promotions; null if a price is hidden. */
  before: number | null
  now: number | null
  /** The cart as it would be there. */
  lines: readonly CartLine[]
}

export const NOTHING_COMPARED: ComparedCart = { Lineas: [], Sustitutos: [] }

export const isLost = ({ change }: Pick<ChangedLine, 'change'>): boolean => LOST.has(change)

/** Whether anything differs that the customer is told. */
const isChanged = ({ change, most }: ChangedLine): boolean => change !== 'igual' || most !== null

/** The most per order there, in the line's pieces or grams, if the line asks for more; else null. */
function mostOf({ Cantidad }: CartLine, { Articulo }: ComparedLine): number | null {
  const most = Articulo?.LimitePorPedido ?? Infinity
  return Cantidad > most ? most : null
}

/** Reports what the comparison of a cart says, with the substitutes chosen so far. */
export function branchReport(
  lines: readonly CartLine[],
  compared: ComparedCart,
  substitutes: Substitutes,
): BranchReport {
  const all = lines.map((line): ChangedLine => {
    const found = compared.Lineas.find(({ Codart }) => Codart === line.Codart)
    if (!found) return { line, change: 'igual', now: line, most: null, substitutes: [] }
    const most = LOST.has(found.Cambio) ? null : mostOf(line, found)
    const now = nowOf(line, found, substitutes.get(line.Codart))
    const alike = found.Sustitutos.flatMap(
      (code) => compared.Sustitutos.find(({ Codigo }) => Codigo === code) ?? [],
    )
    return { line, change: found.Cambio, now, most, substitutes: alike }
  })
  const taken = all.reduce<readonly CartLine[]>(
    (cart, { now }) => (now ? withLineAdded(cart, now) : cart),
    [],
  )
  return {
    changed: ORDER_OF_CHANGES.flatMap((change) =>
      all.filter((one) => one.change === change && isChanged(one)),
    ),
    same: all.filter((one) => !isChanged(one)).length,
    before: goodsOf(lines),
    now: goodsOf(taken),
    lines: taken,
  }
}

function nowOf(
  line: CartLine,
  { Cambio, Articulo }: ComparedLine,
  substitute?: LineArticle,
): CartLine | null {
  if (!LOST.has(Cambio)) {
    if (!Articulo) return line
    const Cantidad = Math.min(line.Cantidad, Articulo.LimitePorPedido ?? Infinity)
    return repricedLine({ ...line, Cantidad }, { ...articleOf(line), ...Articulo })
  }
  if (!substitute) return null
  const wanted = substitute.unidad === line.Unidad ? line.Cantidad : substitute.unidad
  const added = toCartLine(substitute, Math.min(wanted, substitute.LimitePorPedido ?? wanted))
  return withWishesOf(added, line)
}

/** The fields of a line's article that are the same at every branch. */
const articleOf = ({ Codart, Descrip, Unidad, Imagen, Ean, Alcohol }: CartLine) => ({
  Codigo: Codart,
  Descripcion: Descrip,
  unidad: Unidad,
  Imagen,
  Ean,
  Alcohol: Alcohol ?? false,
})

function goodsOf(lines: readonly CartLine[]): number | null {
  const total = cartTotal(lines)
  return total === null ? null : sumOfPesos([total, -promotionDiscounts(lines).TotalDescuento])
}
