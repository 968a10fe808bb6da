import { type ImportBranch, type ImportNote, branchText, IMPORT_TEXTS } from '@gondola/contract/imports'
import { refuseFile } from '../source/unusable-file.ts'
import { idKey } from './pipe-lines.ts'
import type { SepaBranch } from './read-merchant.ts'
import type { Merchant } from './read-merchants.ts'
import type { Choice, SepaFolder } from './sepa-package.ts'

const LISTED_MAX = 60

/**
 * Chooses the rows of a package that are the shop's. `key` is `comercio`, `comercio-bandera` or
 * `comercio-bandera-sucursal`, or a branch's number alone if no other merchant has it. Without a key a package of one
 * banner is taken: its web branch if there is one, else all its branches. `notes` list what could not be read.
 * @throws {UnusableFile} listing the choices
 */
export function chooseBranches(
  merchants: readonly Merchant[],
  key: string | null,
  notes: readonly ImportNote[] = [],
): Choice & { folder: SepaFolder } {
  const { wanted, first } = findWanted(merchants, key, notes)
  const banners = new Set(wanted.map(({ branch }) => bannerOf(branch)))
  if (banners.size > 1) refuseFile('elegir_sucursal', listed(wanted))
  const { folder, branches, isListed } = first.merchant
  const known = isListed ? new Set(branches.map(({ Clave }) => Clave)) : null
  const choice = { folder, known, banner: bannerOf(first.branch) }
  const web = wanted.find(({ branch }) => /^web$/i.test(branch.Tipo))
  if (key === null && web !== undefined) return { ...choice, taken: new Set([web.branch.Clave]) }
  const isWhole = key === null || (key.split('-').length < 3 && wanted.length > 1)
  return { ...choice, taken: isWhole ? null : new Set(wanted.map(({ branch }) => branch.Clave)) }
}

/**
 * Chooses the branches whose prices are taken each for itself: those of one merchant, of all its banners or of the
 * chosen one.
 * @throws {UnusableFile} listing the choices
 */
export function chooseAllBranches(
  merchants: readonly Merchant[],
  key: string | null,
  notes: readonly ImportNote[] = [],
): Choice & { folder: SepaFolder; branches: readonly SepaBranch[]; taken: Set<string> } {
  const { wanted, first } = findWanted(merchants, key, notes)
  if (wanted.some(({ merchant }) => merchant !== first.merchant))
    refuseFile('elegir_comercio', listed(wanted))
  const { folder, branches, isListed } = first.merchant
  return {
    folder,
    known: isListed ? new Set(branches.map(({ Clave }) => Clave)) : null,
    banner: bannerOf(first.branch),
    taken: new Set(wanted.map(({ branch }) => branch.Clave)),
    branches: wanted.map(({ branch }) => branch),
    isByBranch: true,
  }
}

/** A branch with the merchant that has its prices. */
interface Option {
  merchant: Merchant
  branch: SepaBranch
}

function findWanted(
  merchants: readonly Merchant[],
  key: string | null,
  notes: readonly ImportNote[],
): { wanted: Option[]; first: Option } {
  const priced = merchants.filter(({ folder }) => folder.parts.productos !== undefined)
  if (priced.length === 0) refuseFile('sepa_sin_productos', merchantsText(merchants))
  const options = priced.flatMap((merchant) => merchant.branches.map((branch) => ({ merchant, branch })))
  const wanted = key === null ? options : options.filter(({ branch }) => isWanted(branch.Clave, key))
  const [first] = wanted
  if (first !== undefined) return { wanted, first }
  const unread = notes.map(({ detalle }) => detalle)
  refuseFile('sucursal_desconocida', [listed(options), ...unread].join('\n'))
}

const bannerOf = ({ Clave }: ImportBranch): string => Clave.split('-').slice(0, 2).join('-')

function isWanted(own: string, key: string): boolean {
  const wanted = key.split('-').map(idKey).join('-')
  return (
    own === wanted || own.startsWith(`${wanted}-`) || (!wanted.includes('-') && own.endsWith(`-${wanted}`))
  )
}

/** Every branch to choose among. */
export const listBranches = (merchants: readonly Merchant[]): SepaBranch[] =>
  merchants.flatMap(({ branches, folder }) => (folder.parts.productos === undefined ? [] : branches))

function listed(options: readonly Option[]): string {
  const lines = options.map(({ branch, merchant }) =>
    branchText(branch.Comercio === '' ? { ...branch, Comercio: merchant.folder.name } : branch),
  )
  const more = lines.length - LISTED_MAX
  return [...lines.slice(0, LISTED_MAX), ...(more > 0 ? [IMPORT_TEXTS.moreBranches(more)] : [])].join('\n')
}

function merchantsText(merchants: readonly Merchant[]): string {
  const banners = merchants.flatMap((merchant) => merchant.banners)
  return banners.length === 0 ? '' : IMPORT_TEXTS.bannersRead(banners.length)
}
