import type { Page } from '@playwright/test'
import { isEanValid } from '@gondola/contract/catalogue'
import { staffArticles } from '@gondola/contract/catalogue-admin'
import type { StaffOrder } from '@gondola/contract/orders'
import type { Hands } from './hands.ts'
import type { ShopOfWork } from './shop-of-work.ts'

/** A piece of a working day: what the shop is like before it, and how it is done. */
export interface Task {
  name: string
  /** Most presses that it may take. */
  most: number
  /** At commit 0cc2421f, counted by hand; null: it was not possible. */
  before: number | null
  /** Picked on a phone. */
  isPhone?: boolean
  /** Returns the screen on which the work begins, and the work. */
  prepare: (shop: ShopOfWork) => Promise<{ start: string; work: (page: Page, hands: Hands) => Promise<void> }>
}

const MILK = 'Leche La Serenísima entera 3% 1 l larga vida'
const OIL = 'Aceite de oliva clásico Zuelo 500 ml'
const YERBA = 'Yerba mate Playadito 1 kg'
const PLAIN = [
  [MILK, 6],
  [YERBA, 2],
  [OIL, 3],
] as const
/** As somebody dictates twelve articles. */
const DICTATED = [
  '6 leches enteras',
  '2 kg de papa',
  '1 kg de cebolla',
  '4 aceites de girasol',
  'yerba playadito 1 kg',
  '2 fideos tirabuzón',
  '3 puré de tomate',
  'azúcar 1 kg',
  '2 harina 000',
  'manteca',
  'medio kilo de queso cremoso',
  '12 huevos',
].join('\n')

/** The label of a scale for an article of the demo shop, whose code ends in its PLU, in the default layout. */
function scaleLabel(code: string, grams: number): string {
  const twelve = `20${code.slice(-4)}${String(grams).padStart(6, '0')}`
  return Array.from('0123456789', (digit) => twelve + digit).find((each) => isEanValid(each))!
}

const several = async <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = []
  for (let index = 0; index < count; index++) made.push(await one(index))
  return made
}
/** Days of their own, so that a whole slot is chosen. */
const DAYS = { dispatched: -1, wave: -2, others: -3 }
const orders = (shop: ShopOfWork, count: number, day = DAYS.others): Promise<StaffOrder[]> =>
  several(count, () => shop.order(PLAIN, day))
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const DAY_MS = 86_400_000
const formatDate = (day: Date) => day.toLocaleDateString('es-AR')

export const TASKS: readonly Task[] = [
  {
    name: 'dispatch 80 orders of a slot',
    most: 3,
    before: 80,
    async prepare(shop) {
      for (const order of await orders(shop, 80, DAYS.dispatched)) await shop.prepare(order)
      return {
        start: '#/cola?vista=listo',
        async work(page, hands) {
          await hands.press(button(page, 'Elegir todos (80)'))
          await hands.press(button(page, 'Despachar (80)'))
          await hands.press(page.getByRole('dialog').getByRole('button', { name: /^Despachar/ }))
          await page.getByText('Quedaron despachados 80 pedidos').waitFor()
        },
      }
    },
  },
  {
    name: 'a wave of 8 orders to its first line',
    most: 3,
    before: 17,
    isPhone: true,
    async prepare(shop) {
      await orders(shop, 8, DAYS.wave)
      return {
        start: '#/escritorio',
        async work(page, hands) {
          await hands.press(page.getByRole('link', { name: /^8 sin preparar/ }))
          await hands.press(button(page, 'Elegir todos (8)'))
          await hands.press(button(page, /^Preparar juntos/))
          await page.getByRole('article', { name: MILK }).first().waitFor()
        },
      }
    },
  },
  {
    name: 'one price in the list',
    most: 2,
    before: 4,
    async prepare(shop) {
      const [oil] = await shop.articles([OIL])
      return {
        start: `#/articulos?filter=${encodeURIComponent(JSON.stringify({ q: OIL }))}`,
        async work(page, hands) {
          await hands.press(button(page, /Cambiar el precio/))
          await page.keyboard.insertText('16100')
          await hands.key('Enter')
          await until(async () => {
            const [row] = await shop.call(staffArticles.list, { query: { q: OIL } })
            return row?.Precioventa !== oil!.Precioventa
          })
        },
      }
    },
  },
  {
    name: '200 offers of a leaflet',
    most: 6,
    before: 1400,
    async prepare(shop) {
      const articles = await shop.call(staffArticles.list, { query: { _start: 0, _end: 200 } })
      const days = [1, 8].map((ahead) => formatDate(new Date(Date.now() + ahead * DAY_MS))).join('\t')
      const lines = articles.map(
        ({ Codigo, Precioventa }) => `${Codigo}\t${Math.round(Precioventa * 0.8)},00\t${days}`,
      )
      const leaflet = ['Código\tPrecio oferta\tDesde\tHasta', ...lines].join('\n')
      return {
        start: '#/folleto',
        async work(page, hands) {
          await hands.type(page.getByRole('textbox', { name: /^Renglones/ }), leaflet)
          await hands.press(button(page, 'Ver las ofertas'))
          // two articles are on offer already
          await hands.press(button(page, 'Dejar afuera'))
          await hands.press(button(page, /^Crear/))
          await page.getByText(/Se crearon \d+ ofertas/).waitFor()
        },
      }
    },
  },
  {
    name: 'her order from her telephone number',
    most: 2,
    before: 4,
    async prepare(shop) {
      const [order] = await orders(shop, 1)
      const { Telefono } = await shop.customer()
      return {
        start: '#/escritorio',
        async work(page, hands) {
          await hands.key('ControlOrMeta+K')
          await page.keyboard.insertText(Telefono)
          await page.getByRole('option').first().waitFor()
          await hands.key('Enter')
          await page.getByRole('heading', { level: 1, name: new RegExp(String(order!.Id)) }).waitFor()
        },
      }
    },
  },
  {
    name: 'an order to another day',
    most: 3,
    before: null,
    async prepare(shop) {
      const [order] = await orders(shop, 1)
      return {
        start: `#/cola/${order!.Id}`,
        async work(page, hands) {
          await hands.press(button(page, 'Pasar a otro día'))
          await hands.press(button(page, /quedan/).first())
          await hands.press(button(page, 'Guardar el cambio'))
          await page.getByText(/^Entrega: de/).waitFor()
        },
      }
    },
  },
  {
    name: 'two lines of an order changed',
    most: 6,
    before: null,
    async prepare(shop) {
      const [order] = await orders(shop, 1)
      return {
        start: `#/cola/${order!.Id}`,
        async work(page, hands) {
          await hands.press(button(page, 'Cambiar artículos'))
          await hands.type(page.getByLabel(`Cantidad de ${MILK}`), '8')
          await hands.type(page.getByLabel(`Cantidad de ${YERBA}`), '1')
          await page.getByText(/de 2 un a 1 un/).waitFor()
          await hands.press(button(page, 'Guardar el cambio'))
          await page.getByText('Quedó cambiado').waitFor()
        },
      }
    },
  },
  {
    name: '17 lines picked, 4 of them weighed, beside 17 scans',
    most: 5,
    before: 9,
    isPhone: true,
    async prepare(shop) {
      const articles = (await shop.call(staffArticles.list, { query: { _end: 500 } })).filter(
        ({ EnVenta, Departamento }) => EnVenta && Departamento.Descripcion !== 'Bebidas con alcohol',
      )
      const pieces = articles.filter(({ unidad }) => unidad === 1).slice(0, 13)
      const weighed = articles.filter(({ unidad }) => unidad === 100).slice(0, 4)
      const wanted = [
        ...pieces.map((each) => [each.Descripcion, 1] as const),
        ...weighed.map((each) => [each.Descripcion, 500] as const),
      ]
      const order = await shop.order(wanted, DAYS.others)
      return {
        start: `#/preparar/${order.Id}`,
        async work(page, hands) {
          await hands.press(button(page, 'Empezar a preparar'))
          await page.getByRole('article').first().waitFor()
          for (const { Ean, Codart, Unidad, Cantidad } of order.Lineas)
            await hands.scan(Unidad === 1 && Ean !== null ? Ean : scaleLabel(Codart, Cantidad))
          await hands.press(button(page, 'Marcar listo'))
          await page.getByText('Pedido listo').waitFor()
        },
      }
    },
  },
  {
    name: 'an order by telephone of 12 dictated articles',
    most: 12,
    before: null,
    async prepare(shop) {
      const { Telefono } = await shop.customer()
      return {
        start: '#/telefono',
        async work(page, hands) {
          await hands.type(page.getByLabel('Teléfono, nombre, mail o documento'), Telefono)
          await hands.key('Enter')
          await hands.press(button(page, /demo@gondola.example/))
          await hands.type(page.getByLabel('Agregar: lista, nombre o código'), DICTATED)
          await hands.press(page.getByRole('button', { name: 'Agregar', exact: true }))
          await hands.press(button(page, /quedan/).last())
          await hands.choose(
            page.getByRole('combobox', { name: 'Pago' }),
            page.getByRole('option', { name: /Efectivo/ }),
          )
          await hands.press(button(page, 'Confirmar el pedido'))
          await page.waitForURL(/cola\/\d+$/)
        },
      }
    },
  },
  {
    name: 'a missing milk, paid in cash, given back',
    most: 4,
    before: null,
    async prepare(shop) {
      const [order] = await orders(shop, 1)
      await shop.prepare(order!)
      await shop.deliver(order!)
      return {
        start: `#/cola/${order!.Id}`,
        async work(page, hands) {
          await hands.press(button(page, 'Reclamo'))
          await hands.press(page.getByRole('dialog').getByRole('checkbox', { name: new RegExp(MILK) }))
          await hands.press(page.getByRole('combobox', { name: 'Motivo' }))
          await hands.press(page.getByRole('option', { name: 'Faltó' }))
          await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Devolver' }))
          await page.getByRole('dialog').waitFor({ state: 'detached' })
        },
      }
    },
  },
]

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await isSo()); await new Promise((go) => setTimeout(go, 100)))
    if (Date.now() > end) throw new Error('it did not become so')
}
