import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { writeParameters } from '../../../site/parameters.store.ts'
import { importFile } from '../source/import-file.ts'
import { openSepaZip } from './open-sepa.ts'
import { writeSepa } from './write-sepa.ts'

const NOW = '2026-11-21T15:00:00.000Z'
const CLOCK = { now: () => new Date(NOW) }
const CONFIG = { publicUrl: 'https://tienda.example', timeZone: 'America/Argentina/Buenos_Aires' }
const MERCHANT = { Cuit: '30-71234567-1', RazonSocial: 'La Prueba S.A.', NombreTienda: 'La Prueba' }

const packageOf = (shop: TestShop) => writeSepa(shop.db, CONFIG, CLOCK)

/** The package's three files as the importer reads them. */
async function filesOf(content: Buffer, folder: string): Promise<Record<string, string[]>> {
  const file = join(folder, 'paquete.zip')
  await writeFile(file, content)
  const opened = await openSepaZip(file)
  const texts: Record<string, string[]> = {}
  for (const { parts } of opened?.folders ?? [])
    for (const [name, part] of Object.entries(parts)) {
      texts[name] = []
      for await (const lines of await part.open()) texts[name].push(...lines)
    }
  await opened?.close()
  return texts
}

describe("a day's SEPA package", () => {
  let shop: TestShop
  let again: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite', demo: true, branches: 3, now: NOW })
    again = await startTestShop({ database: 'sqlite', now: NOW })
    for (const { db } of [shop, again]) await writeParameters(db, MERCHANT)
    // a new shop has its first branch; the others come with the package
    const head = await shop.db
      .selectFrom('branches')
      .selectAll()
      .where('Id', '=', 1)
      .executeTakeFirstOrThrow()
    const { Direccion, Localidad, CodigoPostal, Provincia, Latitud, Longitud } = head
    const place = { Direccion, Localidad, CodigoPostal, Provincia, Latitud, Longitud, import_key: '1-1-1' }
    await again.db
      .updateTable('branches')
      .set({ ...place, Horarios: JSON.stringify(head.Horarios) })
      .execute()
  })
  afterAll(async () => {
    await shop.close()
    await again.close()
  })

  it('has a row for each article that a branch sells, with its price, unit price and offer', async () => {
    const { name, content, rows } = await packageOf(shop)
    expect(name).toBe('sepa_sabado.zip')
    const { comercio = [], sucursales = [], productos = [] } = await filesOf(content, shop.config.dataFolder)
    expect(comercio[1]).toBe(
      '1|1|30712345671|La Prueba S.A.|La Prueba|https://tienda.example|2026-11-21T12:00:00-03:00|1.0',
    )
    expect(sucursales.filter((line) => line.startsWith('1|1|'))).toHaveLength(3)
    for (const lines of [comercio, sucursales, productos]) {
      expect(lines.at(-1)).toBe('Última actualización: 2026-11-21T12:00:00-03:00')
      const width = lines[0]!.split('|').length
      expect(lines.slice(1, -2).filter((line) => line.split('|').length !== width)).toEqual([])
    }
    expect(productos.length - 3).toBe(rows)
    const offer = await shop.db
      .selectFrom('offers')
      .selectAll()
      .where('FechaHasta', '>', '2026-11-22')
      .executeTakeFirstOrThrow()
    const row = productos.find((line) => line.includes(`|${offer.Preciooferta.toFixed(2)}|DEL `))
    expect(row).toMatch(/\|DEL \d\d\/\d\d\/2026 AL \d\d\/\d\d\/\d{4}\|\|$/)
  })

  it('is read back by an empty shop, which writes the same bytes', async () => {
    await shop.db.deleteFrom('offers').execute()
    const first = await packageOf(shop)
    const path = join(again.config.dataFolder, 'sepa.zip')
    await writeFile(path, first.content)
    await importFile(again.deps, { path, branches: 'todas', isDryRun: false, isConfirmed: true, author: 'a' })
    const second = await packageOf(again)
    const [was, is] = [
      await filesOf(first.content, shop.config.dataFolder),
      await filesOf(second.content, again.config.dataFolder),
    ]
    for (const name of ['comercio', 'sucursales', 'productos'])
      expect([name, differences(was[name]!, is[name]!)]).toEqual([name, []])
    expect(second.content.equals(first.content)).toBe(true)
  })
})

const differences = (was: readonly string[], is: readonly string[]) => {
  const known = new Set(is)
  const before = new Set(was)
  return [...was.filter((line) => !known.has(line)), ...is.filter((line) => !before.has(line))].slice(0, 40)
}
