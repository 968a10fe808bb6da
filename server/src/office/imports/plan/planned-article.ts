import type { BranchTitle, DifferenceKind, ImportNote, RepeatedPrices } from '@gondola/contract/imports'
import type { SaleUnit } from '@gondola/contract/base'
import { folded } from '../../../platform/text/folded.ts'
import type { BranchBrake, BranchChange } from '../branches/compare-branches.ts'
import type { BranchState } from '../branches/branch-columns.ts'
import type { ShopBranch } from '../branches/import-branches.store.ts'
import type { KnownUnit } from '../reading/content.ts'
import { type ImportRow, rejection, warning } from '../reading/import-row.ts'

/** The shop's data about an article before an import. */
export interface KnownArticle extends KnownUnit {
  Codigo: string
  Precioventa: number
  /** Pesos; null: the shop does not have it. */
  cost: number | null
  /** Hash of its row in the profile's last file; null if it was never in one. */
  rowHash: string | null
  /** The profile's last file had it. */
  isPresent: boolean
  /** Staff hold its price, name, brand or family: no file changes them. */
  isPriceFixed: boolean
  isUnitFixed: boolean
  isNameFixed: boolean
  isBrandFixed: boolean
  /** Or it has none, so that its first is no other. */
  isFamilyFixed: boolean
  brand_code: number
  codigo_origen: string | null
  familia: string | null
  departamento: string | null
  /** The price of today's offer; null if there is none. */
  Preciooferta: number | null
  /** Prices by list and assortment, and the columns held by hand. */
  branches: BranchState
}

/** An article that an import adds or changes. */
export interface PlannedArticle {
  row: ImportRow
  rowHash: string
  /** Pesos; null for a new article. */
  priceBefore: number | null
  kind: Exclude<DifferenceKind, 'desaparece'>
  isJump: boolean
  /** Pesos of today's offer, if the new price is no longer above it. */
  overtaken: number | null
  /** Its row among the prices by branch. */
  seq: number
  /** A jump in one branch's list, or a change where the base price stays. */
  branchChange: BranchChange | null
}

/** A number of a row beside its price. */
export interface RowNumber {
  Codigo: string
  line: number
  /** Pieces, grams of what is weighed, or a cost in pesos. */
  number: number
  unidad: SaleUnit
  /** Of stock; absent: the default branch's. */
  branch?: Pick<ShopBranch, 'Id' | 'Nombre'>
  /** Stock as written, a thousand kilograms or more that may be of one with three decimals. */
  text?: string
}

/** A number that is other than the shop's; null: it has none. */
export type NumberChange = RowNumber & { before: number | null }

/** Articles whose name or brand an import changes. */
export interface NameCounts {
  /** Articles of the file that the shop has. */
  compared: number
  renamed: number
  /** Of those with a brand. */
  rebranded: number
  /** Of those with a family. */
  moved: number
  /** Whose unit or content is another than the shop has or the name says; absent in outcomes of earlier versions. */
  units?: number
  /** A name that one of them gets and another article has in the file too. */
  shared: { name: string; articles: number } | null
  nuevas: number
  /** New articles that have one name with others. */
  alike: number
  /** Those that have it with one of the shop's. */
  alikeKnown: number
  /** Articles that get the name that another one had, and the first of them. */
  taken: { articles: number; name: string; code: string } | null
}

export interface PlanCounts {
  nuevas: number
  cambiadas: number
  suben: number
  bajan: number
  /** Articles changed in something other than the price. */
  otras: number
  iguales: number
  desaparecidas: number
  /** Articles that the profile's last file had. */
  presentBefore: number
  saltos: number
  /** Those of new articles, and of articles with several prices; absent in outcomes of earlier versions. */
  doubtful?: number
  /** Jumps that need confirmation, without those accepted or left out. */
  jumpsWaiting: number
  /** Prices held by staff that differ in the file. */
  fijadas: number
  /** Running offers that the new prices overtake. */
  ofertas: number
  /** What the brake checks of names and brands. */
  names: NameCounts
  /** Articles that the file has with several prices; null: none. */
  repeated: RepeatedPrices | null
  /** The first title that names a branch, in a file without a column of branches; null: none. */
  title: BranchTitle | null
  /** The first title or heading that speaks of an offer; null: none. */
  offerTitle: PlanCounts['title']
  /** Rejected rows of a file, of those read; absent in a batch of another system, which is told of each. */
  rejected?: { rows: number; of: number }
  /** Prices that change much without a jump, of those compared; absent in a batch of another system. */
  moved?: { prices: number; of: number }
  /** Numbers of stock that change, both above zero, and of these the jumps; absent in a batch. */
  stock?: { changed: number; jumps: number; first: string }
  /** Prices are read in centavos, and no article is known by which that would be noticed. */
  isCents?: boolean
  /** What is odd of the file as a whole, as texts: older than the last one, of a purchase, numbers told twice or that jump. */
  odd?: readonly string[]
  /** What the brake checks by branch. */
  branches?: readonly BranchBrake[]
}

/** A row of the comparison's views. */
export interface PlannedRow {
  seq: number
  price: number
  branch_change: string | null
  told: string
  row_hash: string
  before: number | null
  is_new: number
  is_jump: number
  is_far: number
  is_fixed: number
  is_held: number
  is_left: number
  is_pinned: number
  is_overtaking: number
  offer: number | null
  rise: number
  move: number
}

export const PLANNED_COLUMNS =
  'seq, price, branch_change, told, row_hash, before, is_new, is_jump, is_far, is_fixed, is_held, is_left, is_pinned, is_overtaking, offer, rise'

export function plannedArticle(found: PlannedRow, isByBranch: boolean): PlannedArticle {
  const { told, row_hash, before, is_jump, is_far, is_pinned, is_overtaking, offer } = found
  const precio = priceOf(found)
  return {
    seq: found.seq,
    branchChange: is_far === 1 ? null : shownChange(found),
    row: {
      ...(JSON.parse(told) as ImportRow),
      ...(isByBranch && { Precioventa: found.price / 100 }),
      ...(precio !== null && { precio }),
    },
    rowHash: row_hash,
    priceBefore: before === null ? null : before / 100,
    kind: kindOf(found),
    isJump: is_jump === 1 || (is_pinned === 1 && is_far === 1),
    overtaken: is_overtaking === 1 && offer !== null ? offer / 100 : null,
  }
}

function shownChange({ branch_change, rise, is_left }: PlannedRow): BranchChange | null {
  if (branch_change === null) return null
  const change = JSON.parse(branch_change) as BranchChange
  return change.isFar || (rise === 0 && is_left === 0) ? change : null
}

function priceOf({ is_left, is_fixed, is_held }: PlannedRow): NonNullable<ImportRow['precio']> | null {
  if (is_left === 1) return 'queda'
  return is_fixed === 1 && is_held === 0 ? 'suelto' : null
}

function kindOf({ is_new, is_pinned, move }: PlannedRow): PlannedArticle['kind'] {
  if (is_new === 1) return 'nueva'
  if (is_pinned === 1) return 'fijada'
  return move > 0 ? 'sube' : move < 0 ? 'baja' : 'cambia'
}

/** A folded name without what lists add to that of an article in an offer. */
const plainName = (name: string) =>
  name.replace(/\b(promo(cion)?|ofertas?|nuev[ao])\b/g, '').replace(/[^a-z0-9]/g, '')

/** The note on a row with an earlier one's code and another name: the same article in an offer, or one that is not taken. */
export function repeatedNote(
  { line, Codigo, Ean, codigo_origen, Descripcion }: ImportRow,
  before: { line: number; name: string; Descripcion: string },
): { isSame: boolean; told: ImportNote } {
  if (plainName(before.name) === plainName(folded(Descripcion)))
    return { isSame: true, told: warning(line, 'ean_repetido_otra_descripcion', String(before.line)) }
  const own = codigo_origen === null || codigo_origen === Codigo ? '' : `${codigo_origen} `
  const first = `${Ean ?? Codigo} es el de «${before.Descripcion}» (línea ${before.line})`
  return { isSame: false, told: rejection(line, 'codigo_repetido', `${own}${Descripcion}`, first) }
}
