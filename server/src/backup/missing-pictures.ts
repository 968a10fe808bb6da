import { withStoredShop } from './backup-shop.ts'
import type { Manifest } from './manifest.ts'

/** Pictures in the backup's database without a file in the backup: they were already missing in the shop. */
export async function listMissingPictures(folder: string, manifest: Manifest): Promise<string[]> {
  const files = new Set(manifest.files.map(({ path }) => path))
  return withStoredShop(folder, manifest, async (shop) => {
    const table = (await shop.listTables()).find(({ name }) => name === 'pictures')
    const place = table?.columns.findIndex(({ name }) => name === 'Imagen') ?? -1
    if (table === undefined || place < 0) return []
    const missing: string[] = []
    for await (const rows of shop.readRows(table))
      for (const row of rows) {
        const name = String(row[place])
        if (!files.has(`imagenes/${name}`)) missing.push(name)
      }
    return missing
  })
}
