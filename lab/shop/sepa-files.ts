/** Small files in the layout of the SEPA feed (argentina §2.3); all values are made up. */

const PRODUCT_COLUMNS = [
  'id_comercio',
  'id_bandera',
  'id_sucursal',
  'id_producto',
  'productos_ean',
  'productos_descripcion',
  'productos_cantidad_presentacion',
  'productos_unidad_medida_presentacion',
  'productos_marca',
  'productos_precio_lista',
  'productos_precio_referencia',
  'productos_cantidad_referencia',
  'productos_unidad_medida_referencia',
  'productos_precio_unitario_promo1',
  'productos_leyenda_promo1',
  'productos_precio_unitario_promo2',
  'productos_leyenda_promo2',
] as const

export const PRODUCT_HEADER = PRODUCT_COLUMNS.join('|')
export const FOOTER = 'Última actualización: 2026-11-20T04:00:03-03:00'

export interface SepaProduct {
  branch?: string
  id?: string
  flag?: string
  name?: string
  amount?: string
  unit?: string
  brand?: string
  price?: string
}

/** A row of `productos.csv`, by default of merchant 7, banner 1, branch 20. */
export function productRow(product: SepaProduct = {}): string {
  const { branch = '7|1|20', id = '7791000000017', flag = '1', name = 'Yerba Mate Suave 500 Gr' } = product
  const { amount = '500.0', unit = 'gr', brand = 'LA PRUEBA', price = '1500.50' } = product
  return [branch, id, flag, name, amount, unit, brand, price, '3001.00', '1.0', 'kg', '', '', '', ''].join(
    '|',
  )
}

/** `productos.csv` as the feed writes it: CRLF, a blank line and a footer. */
export const productsFile = (rows: readonly string[], footer = FOOTER): string =>
  [PRODUCT_HEADER, ...rows, '', footer].join('\r\n')

export const MERCHANT_FILE = [
  'id_comercio|id_bandera|comercio_cuit|comercio_razon_social|comercio_bandera_nombre|comercio_bandera_url|comercio_ultima_actualizacion|comercio_version_sepa',
  '7|1|30712345678|La Prueba S.A.|Super La Prueba|https://laprueba.example|2026-11-20T04:00:03-03:00|1.0',
  '',
  FOOTER,
].join('\r\n')

/** `sucursales.csv` with branches as `comercio|bandera|sucursal|nombre|tipo`. */
export const branchesFile = (branches: readonly string[]): string =>
  [
    'id_comercio|id_bandera|id_sucursal|sucursales_nombre|sucursales_tipo|sucursales_calle|sucursales_localidad',
    ...branches.map((branch) => `${branch}|San Martín|Rafaela`),
    '',
    FOOTER,
  ].join('\n')

export const TWO_BRANCHES = branchesFile(['7|1|20|Centro|Supermercado', '7|1|30|Norte|Autoservicio'])

/** A merchant's three files. */
export const merchantFiles = (rows: readonly string[], branches = TWO_BRANCHES): Record<string, string> => ({
  'comercio.csv': MERCHANT_FILE,
  'sucursales.csv': branches,
  'productos.csv': productsFile(rows),
})
