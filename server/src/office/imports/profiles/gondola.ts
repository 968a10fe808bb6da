import { IMPORT_COLUMNS } from '@gondola/contract/imports'
import { columnKey, columnName, findColumn } from '../reading/match-header.ts'
import type { Profile } from './profile.ts'

const words = (text: string) => text.split(' ')

/** Names of the price that a customer pays; beside one of them no other column can be it. */
const PUBLIC_PRICES = words(
  'precio_publico precio_venta_publico precio_publico_c_iva precio_publico_con_iva pvp pvp_c_iva pvp_con_iva precio_minorista precio_final precio_consumidor_final precio_venta_c_iva precio_venta_con_iva precio_venta_final',
)

/** Names of columns in the files of tills and ERP systems (argentina §3.1), in the order of what is suggested. */
const NAMES: Profile['columns'] = {
  ean: words(
    'ean ean13 ean_13 cod_barra cod_barras codigo_barra codigo_barras codigo_de_barra codigo_de_barras barcode gtin upc',
  ),
  codigo: words(
    'codigo codigo_interno cod_interno cod cod_art codart codigo_articulo cod_articulo cod_prod codigo_producto codigo_art cod_int id_articulo nro_articulo plu sku',
  ),
  descripcion: words(
    'descripcion descrip articulo producto nombre detalle denominacion desc desc_articulo descripcion_articulo',
  ),
  marca: words('marca desc_marca fabricante'),
  departamento: words('departamento depto rubro desc_rubro seccion categoria grupo desc_grupo'),
  familia: words(
    'familia subrubro sub_rubro desc_subrubro subcategoria sub_categoria subgrupo desc_subgrupo',
  ),
  precio: PUBLIC_PRICES.concat(
    words(
      'precio_con_iva precio_c_iva precio_iva_incluido precio_venta precio_vta p_venta precio precio_unitario precio_lista importe',
    ),
  ),
  precio_sin_iva: [],
  cantidad: words('contenido cantidad contenido_neto presentacion'),
  unidad: words(
    'unidad unidad_medida um u_m uni unidad_de_medida unidad_venta unid un un_med u_med u_medida unid_medida unidad_med uom',
  ),
  pesable: words('pesable por_peso se_pesa se_vende_por_peso balanza'),
  iva: words('iva alicuota alicuota_iva alic_iva tasa_iva porc_iva'),
  impuesto_interno: words('impuesto_interno imp_interno impuestos_internos imp_internos imp_int'),
  sucursal: words('sucursal suc cod_sucursal codigo_sucursal id_sucursal nro_sucursal'),
  lista: words('lista lista_precios lista_precio cod_lista codigo_lista id_lista nro_lista'),
  existencia: words(
    'existencia existencias stock stock_actual stock_disponible stock_total cantidad_stock cantidad_en_stock cant_stock',
  ),
  costo: words(
    'costo costo_con_iva costo_c_iva costo_iva_incluido costo_final precio_costo precio_de_costo costo_unitario',
  ),
  descripcion_larga: words('descripcion_larga descripcion_web descripcion_extendida'),
  ingredientes: words('ingredientes composicion'),
  contiene: words('contiene alergenos contiene_alergenos'),
  puede_contener: words('puede_contener trazas'),
  sin_tacc: words('sin_tacc libre_de_gluten sin_gluten apto_celiaco apto_celiacos celiacos'),
  sin_azucar: words('sin_azucar sin_azucares'),
  sin_lactosa: words('sin_lactosa deslactosado'),
  vegano: words('vegano apto_vegano apto_veganos'),
  sellos: words('sellos octogonos sellos_negros exceso_en'),
  leyendas: words('leyendas leyenda leyendas_precautorias'),
  origen: words('origen pais_de_origen pais_origen pais procedencia'),
  productor: words('productor elaborador elaborado_por'),
  conservacion: words('conservacion modo_de_conservacion'),
}

/** The project's own CSV (docs/importar.md); a column without other names has its own. */
export const gondola: Profile = {
  name: 'gondola',
  columns: {
    ...NAMES,
    ...Object.fromEntries(IMPORT_COLUMNS.flatMap((column) => (column in NAMES ? [] : [[column, [column]]]))),
  },
  required: [['ean', 'codigo'], 'precio'],
}

/** Stock or costs of articles that the shop has. */
export const withoutPrices: Profile = {
  ...gondola,
  name: 'sin-precios',
  required: [
    ['ean', 'codigo'],
    ['existencia', 'costo'],
  ],
  unless: (name) => /prec|pvp|importe|valor|venta/.test(name),
}

/** A quantity is stock where it stands beside a code, and neither a price nor a unit is said. */
export const inventory: Profile = {
  ...withoutPrices,
  name: 'inventario',
  columns: { ...gondola.columns, cantidad: [], unidad: [], existencia: words('cantidad cant conteo') },
  required: [['ean', 'codigo'], 'existencia'],
  unless: (name) => withoutPrices.unless!(name) || findColumn([name], NAMES.unidad!) === 0,
}

/** Prices without taxes, beside none with them; each row says its own. */
export const netPrices: Profile = {
  ...gondola,
  name: 'precios-sin-iva',
  columns: { ...gondola.columns, precio: words('precio_sin_iva precio_s_iva') },
  required: [['ean', 'codigo'], 'precio', 'iva'],
  isNet: true,
  unless: (name) => findColumn([name], NAMES.precio!) === 0,
}

/** Whether a column beside a price says that the price is what the shop pays: `Bonif. %`. */
export const isOfPurchase = (name: string): boolean =>
  /^(dto|dcto|desc$|descpor|descuento|bonif|precioneto)/.test(columnKey(columnName(name)))
/** Whether a heading says that customers pay the price. */
export const isPublicPrice = (name: string): boolean =>
  PUBLIC_PRICES.some((one) => columnKey(one) === columnKey(columnName(name)))

const PRICE = /^(precio|pvp|pventa|importe)/
/** Prices that no customer of the shop pays: without tax, of another day, of a purchase, by the kilo. */
export const OTHER_PRICE =
  /costo|oferta|promo|folleto|antes|anterior|viej|compra|proveedor|mayor|(s|sin|mas)iva|neto|sinimp|medida|kilo|kg$|litro|referencia|bulto|pack|fecha|moneda|usd|dolar/

/** The columns of a header that can be the final price, the likeliest first; none if its names leave no doubt. */
export function rivalPrices(names: readonly string[], known: readonly string[]): number[] {
  const keys = known.map(columnKey)
  const rank = (at: number) => keys.indexOf(columnKey(names[at]!)) + 1 || keys.length + 1
  const rivals = names
    .flatMap((name, at) => {
      const key = columnKey(name)
      return keys.includes(key) || (PRICE.test(key) && !OTHER_PRICE.test(key)) ? [at] : []
    })
    .toSorted((one, other) => rank(one) - rank(other))
  return known.length === 1 || rivals.filter((at) => isPublicPrice(names[at]!)).length === 1 ? [] : rivals
}
