import { merchantFiles, productRow, type SepaProduct } from '../../lab/shop/sepa-files.ts'
import { storedZip } from '../../lab/shop/stored-zip.ts'

export const YERBA = 'Yerba Mate Suave La Prueba 500 Gr'
export const CHEAP_YERBA = 'Yerba Mate Despalada La Prueba 500 Gr'
export const MILK = 'Leche Ultra La Prueba 1 Lt'
export const OIL = 'Aceite de Girasol La Prueba 900 Cc'
/** Sold by weight: the merchant's own code and a kilogram. */
export const CHEESE = 'Queso Cremoso La Prueba x Kg'
/** Its price per kilogram, and its number on the scale. */
export const CHEESE_PESOS = 9000
export const CHEESE_PLU = '0347'
/** A name from which no family can be guessed. */
export const DOUBTFUL = 'Xilofon La Prueba 3 Un'

const GOODS: readonly SepaProduct[] = [
  { id: '7791000000017', name: YERBA, price: '3000.00' },
  { id: '7791000000024', name: CHEAP_YERBA, price: '2500.00' },
  { id: '7791000000031', name: MILK, amount: '1.0', unit: 'lt', price: '1500.00' },
  { id: '7791000000048', name: OIL, amount: '900.0', unit: 'cc', price: '2000.50' },
  {
    id: `000000000${CHEESE_PLU}`,
    flag: '0',
    name: CHEESE,
    amount: '1.0',
    unit: 'kg',
    price: `${CHEESE_PESOS}.00`,
  },
  { id: '0000000000555', flag: '0', name: DOUBTFUL, amount: '3.0', unit: 'un', price: '4000.00' },
]

/** A row that every import must reject. */
const PRICELESS: SepaProduct = { id: '7791000000055', name: 'Sin Precio La Prueba 1 Un', price: 'N/D' }

/** A day's package as the feed publishes it: a zip of two merchants' zips; the first has two branches. */
export const SEPA_PACKAGE = storedZip({
  '2026-11-20/sepa_1_comercio-sepa-7_2026-11-20.zip': storedZip(
    merchantFiles([
      ...[...GOODS, PRICELESS].map((each) => productRow(each)),
      ...GOODS.map((each) => productRow({ ...each, branch: '7|1|30', price: '99.00' })),
    ]),
  ),
  '2026-11-20/sepa_1_comercio-sepa-8_2026-11-20.zip': storedZip(
    Object.fromEntries(
      Object.entries(merchantFiles([productRow({ name: 'Arroz de Otra Cadena 1 Kg' })])).map(
        ([name, text]) => [name, text.replaceAll(/^7\|1\|/gm, '8|1|')],
      ),
    ),
  ),
})
