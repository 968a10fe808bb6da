import { openSepaFolder, openSepaZip } from '@gondola/server/office/imports/sepa/open-sepa.ts'
import { stat } from 'node:fs/promises'

/** A price of a SEPA package; its branch is `comercio-bandera-sucursal`. */
export interface PackagePrice {
  key: string
  ean: string
  /** Pesos. */
  price: number
}

/**
 * The prices of a package's barcodes by branch, read line by line without the import's own reading of rows: of equal
 * rows the last one. Codes of the chain's own, prices that are none, and rows of another width are left out.
 */
export async function readPackagePrices(path: string): Promise<PackagePrice[]> {
  const isFolder = (await stat(path)).isDirectory()
  const sepa = isFolder ? await openSepaFolder(path) : await openSepaZip(path)
  if (sepa === null) throw new Error(`${path} is no SEPA package`)
  const prices = new Map<string, PackagePrice>()
  try {
    for (const { parts } of sepa.folders) {
      let width = 0
      for await (const lines of (await parts.productos?.open()) ?? [])
        for (const line of lines) {
          const fields = line.replace('\uFEFF', '').split('|')
          if (fields[0] === 'id_comercio') width = fields.length
          if (fields.length !== width || fields[4] !== '1') continue
          const [merchant, banner, branch, ean, , , , , , told] = fields
          const price = Number(told)
          if (!/^0*[1-9]\d{7,12}$/.test(ean!) || isOwnCode(ean!) || !(price > 0)) continue
          const key = [merchant, banner, branch].map(Number).join('-')
          prices.set(`${key} ${ean}`, { key, ean: ean!, price: Math.round(price * 100) / 100 })
        }
    }
  } finally {
    await sepa.close()
  }
  return [...prices.values()]
}

/** Numbers from 20 to 29 are a shop's own. */
const isOwnCode = (ean: string): boolean => /^0*2\d{12}$/.test(ean)
