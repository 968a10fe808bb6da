import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { listDeliveryDays, slotText } from '@gondola/contract/delivery'
import {
  answerQuestion,
  askCustomer,
  findPushDevice,
  followOrder,
  listSubstitutes,
  markReady,
  proposeQuestion,
  savePushDevice,
  saveOrder,
  sendTaps,
  staffOrders,
  startPreparing,
  type QuestionOption,
} from '@gondola/contract/orders'
import type { PickedLine } from '@gondola/contract/cart'
import { startPushWorker } from '../../server/src/push/deliver-pushes.ts'
import { writeParameters } from '../../server/src/site/parameters.store.ts'
import { startPushService } from '../harness/push-service.ts'
import { staffOf } from '../harness/staff-client.ts'
import { registerTestClient } from '../shop/test-registration.ts'
import { startTestShop } from '../shop/test-shop.ts'
import { median } from './median.ts'
import { seededRandom } from './seeded-random.ts'

// npm run bench -- substitutes: how soon a customer hears that an article is missing, by push and on the open page; then
// households whose tastes the shop does not see: what they agreed to and accept when it comes, beside what they get unasked.

const ROUNDS = 40
const HOUSEHOLDS = 400
/** Of the households, those that do not answer in time. */
const SILENT = 0.2
/** Of what comes, what displeases for a reason that nobody could see before. */
const SPOILT = 0.02
const LEAST_PESOS = 20_000

const random = seededRandom(32)
const service = await startPushService()
const shop = await startTestShop({
  database: 'sqlite',
  demo: true,
  config: { pushTestService: service.origin },
})
const most = {
  MaximoPedidosPorHorario: 100_000,
  MaximoPedidosPendientes: 100_000,
  MaximoPedidosPorDia: 100_000,
}
await writeParameters(shop.db, {
  ...most,
  MaximoPedidosPendientesSinConfirmar: 100_000,
  MaximoPedidosPorDiaSinConfirmar: 100_000,
  PorcentajeCuentasNuevas: 100,
})
await shop.db.updateTable('delivery_costs').set({ Monto2: 0 }).execute()
const { browser: customer } = await registerTestClient(shop)
const picker = await staffOf(shop, 'pedidos', 'marta')
const day = (await customer.call(listDeliveryDays, { params: { count: 3, Fecha: 'HOY' } })).json.at(-1)
const slot = day!.ListHorariosDisponibles[0]!
const articles = await shop.db
  .selectFrom('articles')
  .innerJoin('families', 'families.Codigo', 'family_code')
  .select(['articles.Codigo', 'Precioventa'])
  .where('unidad', '=', 1)
  .where('is_on_sale', '=', true)
  .where('families.Alcohol', '=', false)
  .where('Precioventa', '>', 400)
  .orderBy('popularity', 'desc')
  .limit(600)
  .execute()

/** An order of one article that is being prepared, and its substitutes to ask about. */
async function begun() {
  for (;;) {
    // the day's places and shelves are those of the first order
    await shop.db.deleteFrom('slot_bookings').execute()
    await shop.db.deleteFrom('stock').execute()
    await shop.deps.stock.look()
    const { Codigo, Precioventa } = articles[Math.floor(random() * articles.length)]!
    const { json, status, text } = await customer.call(saveOrder, {
      body: {
        Estado: 'P',
        Lineas: [{ Codart: Codigo, Cantidad: Math.min(98, Math.ceil(LEAST_PESOS / Precioventa)) }],
        FormaEntrega: 'RS',
        Dia: day!.Id,
        HorarioEntrega: slotText(slot),
        TipoPago: { Id: 4 },
      },
    })
    if (status !== 200) throw new Error(text)
    const { Id } = json
    await picker.call(startPreparing, { params: { Id } })
    const { json: options } = await picker.call(proposeQuestion, { params: { Id, Items: 1 } })
    if (options.length > 0) return { Id, line: json.Lineas[0]!, options }
  }
}

let taps = 0
const tap = (Id: number, Preparado: PickedLine, Version: number) =>
  picker.call(sendTaps, {
    params: { Id },
    body: {
      Toques: [
        { Clave: `banco-${++taps}`, Dispositivo: 'telefono-1', Orden: taps, Items: 1, Version, Preparado },
      ],
    },
  })
const NONE: PickedLine = { Cantidad: 0, Sustituto: null, Nota: null }

/** 'No hay' and the question, as the panel sends them. */
async function ask(Id: number, options: readonly QuestionOption[]) {
  await tap(Id, NONE, 0)
  const Codarts = options.map(({ Codart }) => Codart)
  await picker.call(askCustomer, { params: { Id, Items: 1 }, body: { Codarts } })
}

async function times(): Promise<{ push: number[]; page: number[] }> {
  await customer.call(savePushDevice, {
    body: service.subscribe().draft((await customer.call(findPushDevice)).json.Clave),
  })
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = shop.app.server.address() as AddressInfo
  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const worker = startPushWorker(shop.deps, pino({ level: 'silent' }))
  const [push, page]: number[][] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    const { Id, options } = await begun()
    const stop = new AbortController()
    const watched = await fetch(`http://127.0.0.1:${port}/api/pedidos/seguir/${Id}`, {
      headers: { cookie, accept: 'text/event-stream' },
      signal: stop.signal,
    })
    const events = watched.body!.getReader()
    await events.read()
    // presses come at any moment of the worker's and the watcher's turns
    await new Promise((resolve) => setTimeout(resolve, 2000 * random()))
    const pressed = performance.now()
    const pushed = new Promise<number>((resolve) => {
      service.answer = (_request, response) => {
        response.writeHead(201).end()
        if (service.received.at(-1)?.message.Titulo.startsWith('Falta')) resolve(performance.now() - pressed)
      }
    })
    const seen = (async () => {
      for (;;) {
        await events.read()
        const { json } = await customer.call(followOrder, { params: { Id } })
        if (json.Preguntas?.length) return performance.now() - pressed
      }
    })()
    await ask(Id, options)
    push!.push(await pushed)
    page!.push(await seen)
    stop.abort()
  }
  await worker.stop()
  return { push: push!, page: page! }
}

/** From 0 to 1, the same for the same words. */
const drawn = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('/')).digest().readUInt32BE() / 2 ** 32

/** A household's taste: by the article's brand, and by the article itself. No trait that the shop reads tells it. */
function isLiked(household: number, code: string, brands: ReadonlyMap<string, number>): boolean {
  return drawn(household, 'brand', brands.get(code) ?? 0) > 0.3 && drawn(household, 'article', code) > 0.1
}

async function households() {
  const brands = new Map(
    (await shop.db.selectFrom('articles').select(['Codigo', 'brand_code']).execute()).map((row) => [
      row.Codigo,
      row.brand_code,
    ]),
  )
  const count = { asked: 0, agreed: 0, accepted: 0, without: 0, broken: 0, silent: 0, silentAccepted: 0 }
  shop.stopClock()
  for (let household = 0; household < HOUSEHOLDS; household++) {
    const { Id, line, options } = await begun()
    await ask(Id, options)
    count.asked++
    const wanted = options.find(({ Codart }) => isLiked(household, Codart, brands)) ?? null
    const isSilent = random() < SILENT
    if (isSilent) shop.setNow(new Date(shop.deps.clock.now().getTime() + 301_000).toISOString())
    else
      await customer.call(answerQuestion, {
        params: { Id },
        body: { Items: 1, Elegido: wanted?.Codart ?? null },
      })
    // the picker follows what the line says
    const picked = (await picker.call(staffOrders.read, { params: { Id } })).json.Lineas[0]!
    if (picked.Preparado === undefined) {
      const first = (await picker.call(listSubstitutes, { params: { Id, Items: 1 }, query: {} })).json[0]
      const Codart = picked.Pregunta?.Elegido ?? first?.Codart
      const Sustituto = Codart === undefined ? null : { Codart, Cantidad: line.Cantidad }
      await tap(Id, { ...NONE, Sustituto }, picked.Version)
      await picker.call(markReady, { params: { Id } })
    }
    const came = (await customer.call(followOrder, { params: { Id } })).json.Pedido.Lineas[0]!.Preparado
    const stand = came?.Sustituto ?? null
    const isAccepted =
      stand !== null &&
      isLiked(household, stand.Codart, brands) &&
      stand.Precioventa <= (line.Precioventa ?? 0) &&
      random() >= SPOILT
    if (isSilent) {
      count.silent++
      if (isAccepted) count.silentAccepted++
    } else if (wanted === null) {
      count.without++
      if (stand !== null) count.broken++
    } else {
      count.agreed++
      const isAsAgreed = stand?.Codart === wanted.Codart && stand.Precioventa <= wanted.Precioventa
      if (!isAsAgreed) count.broken++
      else if (isAccepted) count.accepted++
    }
  }
  return count
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const latest = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length * 0.95)]!
const { push, page } = await times()
console.log(
  `${ROUNDS} questions, from 'No hay': push at the middle ${seconds(median(push))} (95 %: ${seconds(latest(push))}), ` +
    `open page ${seconds(median(page))} (95 %: ${seconds(latest(page))})`,
)
const { asked, agreed, accepted, without, broken, silent, silentAccepted } = await households()
const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`
console.log(
  `${asked} households asked: ${agreed} agreed and accept ${percent(accepted, agreed)} of it, ${without} went without, ` +
    `${broken} got other than they said; ${silent} were silent and accept ${percent(silentAccepted, silent)} of the first similar article`,
)
await shop.close()
await service.stop()
