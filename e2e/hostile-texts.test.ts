import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { loginByUser } from '@gondola/contract/clients'
import { listOrders } from '@gondola/contract/orders'
import { saveCardRequest, saveContact, saveWithdrawal } from '@gondola/contract/site'
import { staffApiKeys, staffWebhooks } from '@gondola/contract/integrations'
import { addInboxNote } from '@gondola/contract/inboxes'
import { callApi } from './api.ts'
import { openPanel } from './gestion/staff.ts'
import {
  ADDRESS_PARAMETERS,
  HOSTILE_HOST,
  HTML_MARKUP,
  MARKUP,
  SCRIPT_ADDRESS,
  SHORT_MARKUP,
  WRITTEN_PARAMETERS,
  WRITTEN_TEXTS,
} from './hostile-texts.ts'
import { expect, test as base, type OtherShop } from './other-shop.ts'
import { DEMO } from './shopper.ts'

// A text by a customer, a member of staff or an import must always be shown as plain text (docs/security.md).

const test = base.extend({ baseURL: ({ otherShop }, use) => use(otherShop.address) })

// a mail's preview is a sandboxed frame, for which the browser logs that it runs no script
test.use({ owner: 'hostile', expectedErrors: [/sandboxed/] })

const PANEL = (
  'escritorio tablero operacion cola articulos ofertas precios cambiar-precios departamentos familias ' +
  'marcas promociones calendario simulador importaciones por-clasificar exportar-pedidos banners-inicio banners-usuario ' +
  'textos parametros sucursales tipos-pago entrega horarios feriados cupos ' +
  'clientes arrepentimientos contactos tarjetas puntos correos plantillas webhooks ' +
  'entregas-webhook claves-api equipo auditoria mi-cuenta'
).split(' ')
/** Kinds of which one record is opened, with its key. */
const RECORDS = {
  articulos: 'Codigo',
  ofertas: 'Id',
  familias: 'Codigo',
  marcas: 'Codigo',
  promociones: 'Promocion',
  'banners-inicio': 'Id',
  textos: 'Numero',
  clientes: 'Id',
  contactos: 'Id',
  tarjetas: 'Id',
  arrepentimientos: 'Codigo',
  correos: 'Id',
  webhooks: 'Id',
  'claves-api': 'Id',
  equipo: 'Id',
  auditoria: 'Id',
} as const
const SHOP = (
  '/inicio /articulos /articulos/801 /promociones /super-card /pedidos /envios ' +
  '/ayuda /politica-de-privacidad /sobre-nosotros /terminos-y-condiciones /medios-de-pagos /lista /contactanos ' +
  '/mapa-del-sitio /arrepentimiento /mis-pedidos /mis-compras /info-cuenta'
).split(' ')
/** Addresses that contain user input. */
const WITH_A_WORD = ['/busqueda?texto=', '/articulos/', '/ver-articulo/', '/restablecer/', '/'].map(
  (address) => address + encodeURIComponent(MARKUP),
)

test('no text that anybody wrote does anything, in any screen of shop and panel @escritorio', async ({
  page,
  otherShop,
}) => {
  test.slow()
  const asked: string[] = []
  await page.route(`**://${HOSTILE_HOST}/**`, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.goto('/')
  const client = await callApi(page.request, loginByUser, { body: DEMO })
  if (client === null) throw new Error('the shop does not know its demo customer')
  await page.evaluate((text) => localStorage.setItem('usuario', text), JSON.stringify(client))
  await fillForms(page)
  const Pass =
    /\S+\s*$/.exec(await readFile(path.join(otherShop.folder, 'clave-admin.txt'), 'utf8'))?.[0] ?? ''
  const admin = { Usuario: 'admin', Pass: Pass.trim() }
  const [order] = await callApi(page.request, listOrders, {
    params: { Cliente: client.Id, Estado: 'P', page: 1, size: 1 },
  })
  await openPanel(page, '/mi-cuenta', admin)
  await writeAsStaff(page)
  overwrite(otherShop)

  const papers = ['hoja', 'remito', 'etiquetas', 'entrega'].map((kind) => `/hoja/${order!.Id}?que=${kind}`)
  const orders = [`/cola/${order!.Id}`, `/preparar/${order!.Id}`, ...papers]
  const addresses = [...PANEL.map((name) => `/${name}`), ...(await recordAddresses(page)), ...orders]
  for (const address of addresses) await expectPlain(page, `/gestion/#${address}`)
  await page.goto('/')
  await expect
    .poll(async () => (await (await page.request.get('/')).text()).includes('hostile-mark'))
    .toBe(true)
  const [article] = (await (await page.request.get('/api/tarticulos/getall/0/1')).json()) as [
    { Codigo: string },
  ]
  for (const address of [...SHOP, ...WITH_A_WORD, `/ver-articulo/${article.Codigo}/x`])
    await expectPlain(page, `/#${address}`)
  await page.goto(`/p/${article.Codigo}`)
  await expectNothingRan(page, 'the page of an article for other sites')
  const mails = (await (await page.request.get('/api/gestion/correos?_end=25')).json()) as { Id: number }[]
  expect(mails.length).toBeGreaterThan(2)
  for (const { Id } of mails) {
    await page.goto(`/api/gestion/correos/${Id}/vista`)
    await expectNothingRan(page, `mail ${Id}`)
  }
  expect(asked).toEqual([])
})

/** Submits the customers' forms, whose texts also appear in the shop's mails. */
async function fillForms(page: Page): Promise<void> {
  const person = { Nombre: SHORT_MARKUP, Email: 'ana@example.com', Telefono: '3794111222' }
  const Motivo = 'Consulta'
  await callApi(page.request, saveContact, {
    body: { ...person, Motivo, Comentario: SHORT_MARKUP, Mensaje: MARKUP },
  })
  await callApi(page.request, saveWithdrawal, { body: { ...person, Motivo: MARKUP, Pedido: 'x' } })
  await callApi(page.request, saveCardRequest, {
    body: { ...person, Apellido: SHORT_MARKUP, Direccion: SHORT_MARKUP, Nrodoc: '30111222', Tipodoc: null },
  })
}

async function writeAsStaff(page: Page): Promise<void> {
  const { request } = page
  await callApi(request, addInboxNote, {
    params: { Bandeja: 'contactos', Clave: '1' },
    body: { Texto: MARKUP },
  })
  await callApi(request, staffApiKeys.create, { body: { Nombre: SHORT_MARKUP, Permisos: ['pedidos:leer'] } })
  await callApi(request, staffWebhooks.create, {
    body: {
      Nombre: SHORT_MARKUP,
      Url: 'https://erp.example.com/',
      Eventos: ['pedido.generado'],
      Activo: false,
    },
  })
}

/** Writes the markup into every stored text, bypassing all validation: the output must be safe by itself. */
function overwrite({ folder }: OtherShop): void {
  const db = new DatabaseSync(path.join(folder, 'gondola.sqlite'))
  db.exec('pragma busy_timeout = 10000')
  for (const [table, columns] of Object.entries(WRITTEN_TEXTS))
    for (const column of columns)
      db.prepare(`update ${table} set "${column}" = ? || rowid where "${column}" is not null`).run(MARKUP)
  for (const table of ['banners_front', 'banners_user'])
    db.prepare(`update ${table} set "Url" = ?`).run(SCRIPT_ADDRESS)
  const names = db.prepare('select name from parameters').all() as { name: string }[]
  for (const { name } of names) {
    const written = name.startsWith('Texto') ? HTML_MARKUP : MARKUP
    const text = WRITTEN_PARAMETERS.test(name)
      ? written
      : ADDRESS_PARAMETERS.test(name)
        ? SCRIPT_ADDRESS
        : null
    if (text !== null)
      db.prepare('update parameters set value = ? where name = ?').run(JSON.stringify(text), name)
  }
  db.prepare(`update audit_log set after = ?`).run(
    JSON.stringify({ [MARKUP]: MARKUP, Descripcion: [MARKUP] }),
  )
  db.exec('update catalogue_version set version = version + 1')
  db.close()
}

const recordAddresses = (page: Page): Promise<string[]> =>
  Promise.all(
    Object.entries(RECORDS).map(async ([name, key]) => {
      const rows = (await (await page.request.get(`/api/gestion/${name}?_end=1`)).json()) as Record<
        string,
        string
      >[]
      expect(rows.length, name).toBeGreaterThan(0)
      return `/${name}/${encodeURIComponent(rows[0]![key]!)}`
    }),
  )

async function expectPlain(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1, [role=heading]').first(), address).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expectNothingRan(page, address)
}

/** Expects no element of the markup in the page or in its editors, and no script of it to have run. */
async function expectNothingRan(page: Page, where: string): Promise<void> {
  const found = await page.evaluate((host) => {
    const own = `hostile-mark, img[src*="${host}"], svg[onload], [onerror], a[href^="javascript:" i]`
    return {
      elements: [...document.querySelectorAll(own)].map((element) => element.outerHTML.slice(0, 200)),
      ran: (window as { hostile?: number }).hostile ?? null,
    }
  }, HOSTILE_HOST)
  expect(found, where).toEqual({ elements: [], ran: null })
}
