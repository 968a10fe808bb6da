import type { ImportNote } from '@gondola/contract/imports'
import { warning } from '../reading/import-row.ts'
import { refuseFile, UnusableFile } from '../source/unusable-file.ts'
import { readBanners, readBranches, type Banner, type SepaBranch } from './read-merchant.ts'
import { listBranchesInRows } from './read-sepa-rows.ts'
import type { SepaFolder, SepaPackage } from './sepa-package.ts'

/** A merchant's files, with its banners and branches. */
export interface Merchant {
  folder: SepaFolder
  banners: readonly Banner[]
  /** Branches of `sucursales.csv`; if it has none, those named in the rows of `productos.csv`. */
  branches: readonly SepaBranch[]
  /** Whether `sucursales.csv` lists them, so that a row of another branch is an error. */
  isListed: boolean
}

/**
 * The merchants of a package. A merchant whose files cannot be read is skipped, with a note.
 * @throws {UnusableFile} if no merchant's prices can be read
 */
export async function readMerchants({
  folders,
}: SepaPackage): Promise<{ merchants: readonly Merchant[]; notes: readonly ImportNote[] }> {
  const merchants: Merchant[] = []
  const notes: ImportNote[] = []
  const faults: UnusableFile[] = []
  for (const folder of folders) {
    try {
      merchants.push(await readMerchant(folder))
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error
      faults.push(error)
      notes.push(warning(0, 'comercio_ilegible', folder.name || '.', error.message))
    }
  }
  const [fault] = faults
  if (fault !== undefined && merchants.every(({ folder }) => folder.parts.productos === undefined))
    throw fault
  return { merchants, notes }
}

async function readMerchant(folder: SepaFolder): Promise<Merchant> {
  const { comercio, sucursales, productos } = folder.parts
  const banners = comercio === undefined ? [] : await readBanners(await comercio.open())
  const listed = sucursales === undefined ? [] : await readBranches(await sucursales.open(), banners)
  const merchant = { folder, banners }
  if (listed.length > 0 || productos === undefined) return { ...merchant, branches: listed, isListed: true }
  const keys = await listBranchesInRows(await productos.open())
  if (keys.length === 0) refuseFile('sepa_sin_claves')
  const branches = keys.map((Clave) => ({
    Clave,
    Comercio: banners.find(({ key }) => Clave.startsWith(`${key}-`))?.name ?? '',
    Nombre: '',
    Tipo: '',
    Localidad: '',
  }))
  return { ...merchant, branches, isListed: false }
}
