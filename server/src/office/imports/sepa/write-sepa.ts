import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { pricePerUnit } from '@gondola/contract/catalogue'
import { readOneVersion } from '../../../goods/catalogue/catalogue.store.ts'
import { shopDateTime, systemClock, type Clock } from '../../../platform/clock.ts'
import { readConfig, type Config } from '../../../platform/config.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { openDatabase, type Db } from '../../../platform/db/open-database.ts'
import type { Row } from '../../../platform/db/tables/database.ts'
import { START_TEXTS } from '../../../platform/runtime/start-texts.ts'
import { findStoredParameters } from '../../../site/parameters.store.ts'
import { priceIn } from '../undo/prices-before.ts'
import { listOffersOn, listOpenBranches, readArticles, type SepaArticle } from './sepa-rows.store.ts'

const DAYS = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'] as const
const columns = (of: string, names: string) => names.split(' ').map((name) => `${of}_${name}`)
const PLACE = ['id_comercio', 'id_bandera', 'id_sucursal']
/** Of each file (argentina §2.3). */
const COLUMNS = {
  comercio: [
    ...PLACE.slice(0, 2),
    ...columns('comercio', 'cuit razon_social bandera_nombre bandera_url ultima_actualizacion version_sepa'),
  ],
  sucursales: [
    ...PLACE,
    ...columns('sucursales', 'nombre tipo calle numero latitud longitud observaciones barrio'),
    ...columns('sucursales', 'codigo_postal localidad provincia'),
    ...[...DAYS.slice(1), DAYS[0]].map((day) => `sucursales_${day}_horario_atencion`),
  ],
  productos: [
    ...PLACE,
    'id_producto',
    ...columns(
      'productos',
      'ean descripcion cantidad_presentacion unidad_medida_presentacion marca precio_lista',
    ),
    ...columns('productos', 'precio_referencia cantidad_referencia unidad_medida_referencia'),
    ...columns('productos', 'precio_unitario_promo1 leyenda_promo1 precio_unitario_promo2 leyenda_promo2'),
  ],
}
const UNITS = { g: 'gr', ml: 'ml', un: 'un', m: 'm', kg: 'kg', l: 'lt' } as Readonly<Record<string, string>>

/** A branch's key in the files: the one it was imported by, or its number. */
const keyOf = ({ import_key, Id }: Row<'branches'>): string[] =>
  /^\d+-\d+-\w+$/.test(import_key ?? '') ? import_key!.split('-') : ['1', '1', String(Id)]

/** Bars and line breaks separate fields and rows. */
const rowOf = (fields: readonly (string | number | null)[]): string =>
  fields
    .map((field) =>
      String(field ?? '')
        .replace(/[|\s]+/g, ' ')
        .trim(),
    )
    .join('|')

/**
 * A day's package as the authority takes it (argentina §2.2): a zip with the merchant's zip, which has three files.
 * Returns its name too. Prices are the branches' own, with the offers of the day.
 */
export async function writeSepa(
  db: Db,
  { publicUrl, timeZone }: Pick<Config, 'publicUrl' | 'timeZone'>,
  clock: Clock,
): Promise<{ name: string; content: Buffer; rows: number }> {
  const now = shopDateTime(clock.now(), timeZone)
  const day = now.slice(0, 10)
  const footer = `\r\n\r\nÚltima actualización: ${now}`
  const { found } = await readOneVersion(db, () => readProducts(db, day))
  const { branches, products } = found
  const { Cuit, RazonSocial, NombreTienda } = await findStoredParameters(db)
  const banners = new Set(branches.map((branch) => keyOf(branch).slice(0, 2).join('|')))
  const merchant = [...banners].map((banner) =>
    rowOf([...banner.split('|'), Cuit.replace(/\D/g, ''), RazonSocial, NombreTienda, publicUrl, now, '1.0']),
  )
  const file = (names: readonly string[], rows: readonly string[]) =>
    Buffer.from([names.join('|'), ...rows].join('\r\n') + footer)
  const inner = await zipped({
    'comercio.csv': file(COLUMNS.comercio, merchant),
    'sucursales.csv': file(COLUMNS.sucursales, branches.map(branchRow)),
    'productos.csv': file(COLUMNS.productos, products),
  })
  const [id = '1'] = branches.length > 0 ? keyOf(branches[0]!) : []
  const time = now.slice(0, 19).replace('T', '_').replaceAll(':', '-')
  const content = await zipped({ [`${day}/sepa_1_comercio-sepa-${id}_${time}.zip`]: inner })
  const weekday = DAYS[new Date(`${day}T12:00:00Z`).getUTCDay()]
  return { name: `sepa_${weekday}.zip`, content, rows: products.length }
}

async function readProducts(db: Db, day: string) {
  const branches = await listOpenBranches(db)
  const offers = Map.groupBy(await listOffersOn(db, day), ({ article_code }) => article_code)
  const products: string[] = []
  for await (const articles of readArticles(db))
    for (const article of articles)
      for (const branch of branches)
        if (article.not_sold_at?.includes(branch.Id) !== true)
          products.push(productRow(article, branch, offers.get(article.Codigo) ?? []))
  return { branches, products }
}

function branchRow(branch: Row<'branches'>): string {
  const hours = (day: number) =>
    (branch.Horarios ?? [])
      .filter(({ Dia }) => Dia === day)
      .map(({ Desde, Hasta }) => `${Desde} a ${Hasta}`)
      .join(' y ') || 'Cerrado'
  const { Nombre, Direccion, Latitud, Longitud, CodigoPostal, Localidad, Provincia } = branch
  const place = [Direccion, '', Latitud, Longitud, '', '', CodigoPostal, Localidad, Provincia]
  return rowOf([...keyOf(branch), Nombre, 'Supermercado', ...place, ...[1, 2, 3, 4, 5, 6, 0].map(hours)])
}

function productRow(article: SepaArticle, branch: Row<'branches'>, offers: readonly Row<'offers'>[]): string {
  const { Codigo, Ean, codigo_origen, Descripcion, unidad, ContenidoNeto, ContenidoUnidad, brand } = article
  const price = priceIn(article, branch.price_list_id)
  const content = unidad === 100 ? [1, 'kg'] : [ContenidoNeto ?? 1, UNITS[ContenidoUnidad ?? 'un']!]
  const unit = pricePerUnit(price, unidad, ContenidoNeto, ContenidoUnidad)
  const [offer] = offers
    .filter(({ branches, Preciooferta }) => (branches?.includes(branch.Id) ?? true) && Preciooferta < price)
    .toSorted((a, b) => a.Preciooferta - b.Preciooferta)
  const promo = offer && `DEL ${dayText(offer.FechaDesde)} AL ${dayText(offer.FechaHasta)}`
  const goods = [codigo_origen ?? Ean ?? Codigo, Ean === null ? 0 : 1, Descripcion, ...content, brand]
  const prices = [price.toFixed(2), unit.Precio.toFixed(2), 1, UNITS[unit.Unidad]!]
  const promos = [offer?.Preciooferta.toFixed(2) ?? null, promo ?? null, null, null]
  return rowOf([...keyOf(branch), ...goods, ...prices, ...promos])
}

const dayText = (day: string) => day.split('-').toReversed().join('/')

/** A zip of compressed files, always the same for the same ones. */
async function zipped(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const data = await promisify(deflateRaw)(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    for (const [offset, value] of [crc32(content), data.length, content.length].entries())
      fields.writeUInt32LE(value, 10 + 4 * offset)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    parts.push(Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), data]))
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), fields, rest, Buffer.from(name)]))
    at += parts.at(-1)!.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\u0005\u0006'), end])
}

// npm run sepa [-- CARPETA]: today's package, into the folder or `sepa` in the data folder
if (import.meta.main) {
  const reading = readConfig(process.env)
  if (reading.ok) await run(reading.config)
  else {
    for (const { name, found, expected } of reading.faults)
      console.error(START_TEXTS.fault(name, found, expected))
    process.exitCode = 1
  }
}

async function run(config: Config): Promise<void> {
  const [given] = process.argv.slice(2)
  // npm runs scripts in the project's folder
  const folder = given ? resolve(process.env['INIT_CWD'] ?? '.', given) : join(config.dataFolder, 'sepa')
  const { db, close } = openDatabase(config)
  try {
    await migrate(db)
    const { name, content, rows } = await writeSepa(db, config, systemClock)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${name}.part`), content)
    await rename(join(folder, `${name}.part`), join(folder, name))
    console.log(`${rows.toLocaleString('es-AR')} precios en ${join(folder, name)}`)
  } finally {
    await close()
  }
}
