import type { ImportBranch } from '@gondola/contract/entities/import-job.ts'
import { branchText, IMPORT_TEXTS } from '@gondola/contract/texts/import.ts'
import { refuseFile } from '../unusable-file.ts'
import { idKey } from './pipe-lines.ts'
import { readBanners, readBranches, type Banner } from './read-merchant.ts'
import type { SepaFolder, SepaPackage } from './sepa-package.ts'

const LISTED_MAX = 60

/** A merchant's files with what they say of its banners and branches. */
export interface Merchant {
  folder: SepaFolder
  banners: readonly Banner[]
  /** Null where there is no `sucursales.csv`. */
  branches: readonly ImportBranch[] | null
}

/** What is read of a package: one banner's rows. */
export interface Choice {
  /** Keys of branches to take; null: every branch of the banner. */
  taken: ReadonlySet<string> | null
  /** Keys that `sucursales.csv` has; null where there is none. */
  known: ReadonlySet<string> | null
  /** `comercio-bandera`; null where no file tells before the rows do. */
  banner: string | null
}

export async function readMerchants({ folders }: SepaPackage): Promise<Merchant[]> {
  const merchants: Merchant[] = []
  for (const folder of folders) {
    const { comercio, sucursales } = folder.parts
    const banners = comercio === undefined ? [] : await readBanners(await comercio.open())
    const branches = sucursales === undefined ? null : await readBranches(await sucursales.open(), banners)
    merchants.push({ folder, banners, branches })
  }
  return merchants
}

/**
 * Which rows of a package are the shop's. `key` is `comercio`, `comercio-bandera` or `comercio-bandera-sucursal`, or a
 * branch's number alone where no other merchant has it. Without it a package of one banner is taken: its web branch if
 * there is one, else all of its branches.
 * @throws {UnusableFile} listing what there is to choose among
 */
export function chooseBranches(
  merchants: readonly Merchant[],
  key: string | null,
): Choice & { folder: SepaFolder } {
  const priced = merchants.filter(({ folder }) => folder.parts.productos !== undefined)
  if (priced.length === 0) refuseFile('sepa_sin_productos', merchantsText(merchants))
  const options = priced.flatMap(optionsOf)
  const wanted = key === null ? options : options.filter((option) => isWanted(option, key))
  if (key !== null && wanted.length === 0) refuseFile('sucursal_desconocida', listed(options))
  const banners = new Set(wanted.map(({ banner }) => banner))
  if (banners.size > 1) refuseFile('elegir_sucursal', listed(options))
  const [first] = wanted
  const merchant = first!.merchant
  const known = merchant.branches && new Set(merchant.branches.map(({ Clave }) => Clave))
  const choice = { folder: merchant.folder, known, banner: first!.banner }
  const branches = wanted.flatMap(({ branch }) => (branch === null ? [] : [branch]))
  const web = branches.find(({ Tipo }) => /^web$/i.test(Tipo))
  if (key === null && web !== undefined) return { ...choice, taken: new Set([web.Clave]) }
  const isWhole =
    branches.length === 0 || (key === null ? true : key.split('-').length < 3 && branches.length > 1)
  return { ...choice, taken: isWhole ? null : new Set(branches.map(({ Clave }) => Clave)) }
}

/** What is read of a file that comes without the other two. */
export const choiceOf = (key: string | null): Choice => ({
  taken: key !== null && key.split('-').length === 3 ? new Set([key.split('-').map(idKey).join('-')]) : null,
  known: null,
  banner: null,
})

interface Option {
  merchant: Merchant
  banner: string | null
  branch: ImportBranch | null
}

function optionsOf(merchant: Merchant): Option[] {
  if (merchant.branches !== null && merchant.branches.length > 0) {
    return merchant.branches.map((branch) => ({
      merchant,
      banner: branch.Clave.split('-').slice(0, 2).join('-'),
      branch,
    }))
  }
  if (merchant.banners.length > 0)
    return merchant.banners.map(({ key }) => ({ merchant, banner: key, branch: null }))
  return [{ merchant, banner: null, branch: null }]
}

function isWanted({ banner, branch }: Option, key: string): boolean {
  const wanted = key.split('-').map(idKey).join('-')
  const own = branch?.Clave ?? banner
  if (own === null) return true
  return (
    own === wanted ||
    own.startsWith(`${wanted}-`) ||
    (!wanted.includes('-') && own.endsWith(`-${wanted}`) && branch !== null)
  )
}

/** Every branch that can be chosen. */
export const listBranches = (merchants: readonly Merchant[]): ImportBranch[] =>
  merchants.flatMap(({ branches, folder }) => (folder.parts.productos === undefined ? [] : (branches ?? [])))

function listed(options: readonly Option[]): string {
  const lines = options.map(({ branch, banner, merchant }) =>
    branch === null
      ? branchText({
          Clave: banner ?? '?',
          Comercio: merchant.banners.find(({ key }) => key === banner)?.name ?? merchant.folder.name,
          Nombre: '',
          Tipo: '',
          Localidad: '',
        })
      : branchText(branch),
  )
  const more = lines.length - LISTED_MAX
  return [...lines.slice(0, LISTED_MAX), ...(more > 0 ? [IMPORT_TEXTS.moreBranches(more)] : [])].join('\n')
}

function merchantsText(merchants: readonly Merchant[]): string {
  const banners = merchants.flatMap((merchant) => merchant.banners)
  return banners.length === 0 ? '' : IMPORT_TEXTS.bannersRead(banners.length)
}
