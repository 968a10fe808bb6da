import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StoredKey } from './stored.ts'

// Covers every stored value: each test loads the module that reads it, with the value in place, as after a reload.

class MemoryStorage {
  readonly kept = new Map<string, string>()
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, text: string) => void this.kept.set(key, text)
  removeItem = (key: string) => void this.kept.delete(key)
}

const local = new MemoryStorage()
const session = new MemoryStorage()

beforeEach(() => {
  vi.resetModules()
  for (const storage of [local, session]) storage.kept.clear()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
})

const CLIENT = {
  Id: 7,
  Nombre: 'Ana Gómez',
  Direccion: 'Mitre 100',
  Localidad: '',
  Idasociado: 0,
  Tarjeta: null,
  Sucursal: null,
  Usuario: 'ana',
  Email: 'ana@example.com',
  Tipodoc: { Codigo: 1, Descripcion: 'DNI' },
  Nrodoc: '30123456',
  Estado: 0,
  Cliente: null,
  Telefono: '2494551234',
  Alta: '2026-11-01',
  Baja: false,
  Puntos: 12,
  Comentario: '',
}
const LINE = {
  Items: 1,
  Cantidad: 3,
  Unidad: 1,
  Precioindividual: 100.1,
  Precioventa: 300.3,
  Codart: '7',
  Imagen: null,
  Ean: null,
  Descrip: 'Aceite',
  Promo: null,
  Alcohol: false,
}
const PROPOSED = { Texto: 'pan', Codigo: '7', quantity: 2, isChosen: true }
/** A line of the first version, which had neither wishes nor alcohol. */
const { Alcohol: _, ...FIRST_LINE } = LINE
const ORDER = {
  FormaEntrega: 'ED',
  Dia: 20261123,
  HorarioEntrega: '09:00 a 12:00',
  TipoPago: { Id: 4 },
  B1: false,
  MayorDeEdad: true,
  Opt4: 'Tocar timbre',
  IdempotencyKey: 'k1',
}
/** Where an order goes, as chosen in checkout 2. */
const ADDRESS = {
  Id: 3,
  Cliente: 7,
  Calle: 'Alem',
  Numero: '2',
  Piso: '',
  Localidad: 'Tandil',
  CodigoPostal: '7000',
  Provincia: '',
  Referencia: '',
  Latitud: null,
  Longitud: null,
}
/** A change of a placed order that is not saved. */
const EDITS = {
  Pedido: 12,
  Cliente: 7,
  Cambios: 1,
  Lineas: [
    {
      Codart: '7',
      Descrip: 'Aceite',
      Unidad: 1,
      wanted: 3,
      cart: 0,
      Reemplazo: 'similar',
      Aclaracion: 'en lata',
    },
  ],
  Pedidas: [{ Codart: '7', Descrip: 'Aceite', Unidad: 1, Cantidad: 2 }],
  TipoPago: { Id: 4 },
}
/** An order of the first version, which did not ask for the age. */
const { MayorDeEdad: __, ...FIRST_ORDER } = ORDER
const DRAFT = {
  Nrodoc: '30123456',
  Tipodoc: 1,
  Usuario: '',
  Email: 'ana@example.com',
  Telefono: '',
  Direccion: '',
  Nombre: 'Ana Gómez',
}
const ARTICLE = {
  Codigo: '7',
  Descripcion: 'Aceite',
  Descripcioncorta: 'Aceite',
  Precioventa: 100.1,
  Preciooferta: null,
  Promocion: null,
  Oferta: null,
  unidad: 1,
  unidaddescrip: 'unidad',
  Imagen: null,
  Ean: null,
  Marca: { Codigo: 1, Descripcion: 'Zuelo', Checked: false },
  Familia: { Codigo: 801, Descripcion: 'Aceites' },
  PrecioSinImpuestos: 82.7,
  PrecioPorUnidad: { Precio: 200.2, Unidad: 'l' },
}
const SEARCH = {
  texto: 'aceite',
  byBrand: false,
  narrowing: '',
  orden: 's',
  from: 0,
  count: 9,
  items: [ARTICLE],
  total: 1,
  cliente: null,
}

interface Entry {
  key: StoredKey
  storage: MemoryStorage
  /** Loads the module that reads the value; resolves to what the shop uses. */
  load: () => Promise<unknown>
  /** What the shop uses if nothing is stored. */
  empty: unknown
  /** Values of this version, used as they are. */
  right: readonly unknown[]
  /** Values used in part: an earlier version's, or damaged ones. */
  partly?: readonly (readonly [stored: unknown, taken: unknown])[]
  /** Values that cannot be used. */
  wrong: readonly unknown[]
  /** Whether a loss is reported at once. */
  isTold: boolean
}

const ENTRIES: readonly Entry[] = [
  {
    key: 'pedidolinea',
    storage: local,
    load: async () => (await import('./cart/checkout.ts')).useCheckout.getState(),
    empty: {
      FormaEntrega: null,
      Dia: null,
      HorarioEntrega: null,
      TipoPago: null,
      B1: true,
      MayorDeEdad: false,
      Destinatario: null,
      Entrega: null,
      Opt4: '',
      IdempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
    right: [
      ORDER,
      { ...ORDER, FormaEntrega: null, Dia: null, HorarioEntrega: null, TipoPago: null },
      { ...ORDER, FormaEntrega: 'RS', TipoPago: null },
      { ...ORDER, Destinatario: { Cliente: 7, Nombre: 'Ana', Telefono: '249', Direccion: 'Alem 2' } },
      { ...ORDER, Entrega: ADDRESS },
      { ...ORDER, Lineas: [LINE], TotalNeto: 300.3, Cupondescuento: 'WEB', Opt1: 'Ana' },
      // Its lines are not read: the cart's are used.
      { ...ORDER, Lineas: 'dos', TotalNeto: {} },
    ],
    partly: [
      [FIRST_ORDER, { ...ORDER, MayorDeEdad: false, Destinatario: null, Entrega: null }],
      [
        { ...ORDER, Destinatario: { Cliente: 7, Nombre: 5 } },
        { ...ORDER, Destinatario: null, Entrega: null },
      ],
      [
        { ...ORDER, FormaEntrega: 'S', TipoPago: 4, Dia: 'HOY' },
        { ...ORDER, FormaEntrega: null, TipoPago: null, Dia: null, Destinatario: null, Entrega: null },
      ],
      [
        { ...ORDER, IdempotencyKey: '' },
        {
          ...ORDER,
          Destinatario: null,
          Entrega: null,
          IdempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      ],
      [{ B1: false }, expect.objectContaining({ B1: false, FormaEntrega: null, Opt4: '' })],
    ],
    wrong: [[], 'ED', 7, true, { otra: 'cosa' }, [ORDER]],
    isTold: true,
  },
  {
    key: 'lineas',
    storage: local,
    load: async () => (await import('./cart/cart.ts')).useCart.getState().lines,
    empty: [],
    right: [[], [LINE], [FIRST_LINE], [LINE, { ...LINE, Items: 2, Codart: '8', Reemplazo: 'nada' }]],
    partly: [
      [[LINE, { ...LINE, Codart: '8', Cantidad: 'dos' }], [LINE]],
      [[null, LINE, LINE], [LINE]],
      [
        [
          { ...LINE, Precioventa: '1' },
          { ...LINE, Items: 2, Codart: '8' },
        ],
        [{ ...LINE, Codart: '8' }],
      ],
      [[{ ...LINE, Cantidad: 9e15 }], []],
    ],
    wrong: [{}, 'aceite', 7, true, { lines: [LINE] }],
    isTold: true,
  },
  {
    key: 'usuario',
    storage: local,
    load: async () => (await import('./session/session.ts')).useSession.getState().client,
    empty: null,
    right: [CLIENT],
    wrong: [[], 'ana', 7, { Id: 7, Usuario: 'ana' }, { ...CLIENT, Tipodoc: null }, { ...CLIENT, Id: '7' }],
    isTold: false,
  },
  {
    key: 'lista',
    storage: local,
    load: async () => (await import('./cart/shopping-list.ts')).useShoppingList.getState().text,
    empty: '',
    right: ['', '2 leches\npan'],
    wrong: [[], 7, { text: 'pan' }],
    isTold: true,
  },
  {
    key: 'propuestas',
    storage: local,
    load: async () => (await import('./cart/shopping-list.ts')).useShoppingList.getState().kept,
    empty: [],
    right: [[], [PROPOSED], [{ ...PROPOSED, Codigo: null, quantity: null }]],
    wrong: [7, 'pan', {}, [null], [{ Texto: 'pan' }], [{ ...PROPOSED, quantity: 'dos' }]],
    isTold: true,
  },
  {
    key: 'habituales',
    storage: local,
    load: async () => (await import('./catalogue/own-articles.ts')).hadUsualArticles.read(),
    empty: true,
    right: [true, false],
    wrong: [[], 7, 'no', {}],
    isTold: false,
  },
  {
    key: 'popup',
    storage: local,
    load: async () => (await import('./popup.ts')).seenPictures.read(),
    empty: [],
    right: [[], ['banners/a.webp']],
    wrong: [7, true, 'visto', {}, [7]],
    isTold: false,
  },
  {
    key: 'itemsBusqueda',
    storage: session,
    load: async () => (await import('./catalogue/last-search.ts')).lastSearch(),
    empty: null,
    right: [SEARCH, { ...SEARCH, items: [] }],
    wrong: [
      [],
      7,
      'aceite',
      { ...SEARCH, items: [{ Codigo: '7' }] },
      { ...SEARCH, items: [{ ...ARTICLE, Promociones: {} }] },
      { ...SEARCH, items: [{ ...ARTICLE, Promocion: { Promocion: 1 } }] },
      { ...SEARCH, orden: undefined },
      { ...SEARCH, from: 'a' },
    ],
    isTold: false,
  },
  {
    key: 'registro',
    storage: session,
    load: async () => (await import('./registration-draft.ts')).registrationDraft(),
    empty: { ...DRAFT, Nrodoc: '', Tipodoc: 0, Email: '', Nombre: '' },
    right: [DRAFT, { ...DRAFT, Tipodoc: 0 }],
    wrong: [[], 7, 'ana', {}, { ...DRAFT, Tipodoc: null }, { ...DRAFT, Nombre: 7 }, { ...DRAFT, Pass: 'x' }],
    isTold: false,
  },
  {
    key: 'guardarPedido',
    storage: session,
    load: async () => (await import('./cart/save-wish.ts')).isSaveWished(),
    empty: false,
    right: [true],
    wrong: [[], 7, 'si', false, {}],
    isTold: false,
  },
  {
    key: 'confirmacion',
    storage: session,
    load: async () => (await import('./confirmation.ts')).usePlaced.getState().placed,
    empty: null,
    right: [{ Id: 12, Cliente: 7, at: 1_795_000_000_000 }],
    wrong: [[], 7, 'si', {}, { Id: 12, Cliente: 7 }, { Id: '12', Cliente: 7, at: 1 }],
    isTold: false,
  },
  {
    key: 'cambios',
    storage: local,
    load: async () => {
      const edits = (await import('./cart/order-edits.ts')).findOrderEdits({ Id: 12, Cliente: 7 })
      return edits === undefined ? [] : [edits]
    },
    empty: [],
    right: [
      [EDITS],
      [{ ...EDITS, FormaEntrega: 'ED', Entrega: ADDRESS, Dia: 20261123, HorarioEntrega: null, B1: false }],
    ],
    wrong: [
      7,
      'si',
      {},
      [7],
      [{ ...EDITS, Lineas: [{ Codart: '7' }] }],
      [{ ...EDITS, Cambios: 'a' }],
      [EDITS, { ...EDITS, TipoPago: 4 }],
    ],
    isTold: false,
  },
  {
    key: 'borradores',
    storage: session,
    load: async () => (await import('./session/drafts.ts')).readDraft('envio 7'),
    empty: {},
    right: [],
    wrong: [[], 7, 'si', true, { datos: 7 }, { datos: { Nombre: {} } }, { datos: [] }],
    isTold: false,
  },
]

const BROKEN_TEXTS = ['', '{', '{"FormaEntrega":"ED"', 'undefined', 'NaN', '\u0000']

const lost = async () => (await import('./stored.ts')).useLostEntries.getState().keys

describe.each(ENTRIES)('$key', ({ key, storage, load, empty, right, partly = [], wrong, isTold }) => {
  it('is empty where nothing is stored', async () => {
    expect(await load()).toEqual(empty)
    expect(await lost()).toEqual([])
  })

  it.each(right.map((value) => [JSON.stringify(value)]))('outlives a reload: %s', async (text) => {
    storage.setItem(key, text)
    expect(await load()).toEqual(JSON.parse(text))
    expect(await lost()).toEqual([])
  })

  it.each(partly.map(([value, taken]) => [JSON.stringify(value), taken]))(
    'is taken as far as it can be read: %s',
    async (text, taken) => {
      storage.setItem(key, text)
      expect(await load()).toEqual(taken)
      expect(await lost()).toEqual([key])
      // After the next reload there is nothing left to report.
      vi.resetModules()
      expect(await load()).toEqual(taken)
      expect(await lost()).toEqual([])
    },
  )

  it.each([...wrong.map((value) => JSON.stringify(value)), ...BROKEN_TEXTS])(
    'is dropped and told where it cannot be read: %j',
    async (text) => {
      storage.setItem(key, text)
      expect(await load()).toEqual(empty)
      expect(storage.getItem(key)).toBeNull()
      expect(await lost()).toEqual(isTold ? [key] : [])
    },
  )

  it('opens any content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), async (text) => {
        vi.resetModules()
        storage.setItem(key, text)
        await expect(load()).resolves.toBeDefined()
      }),
      { numRuns: 25 },
    )
  })

  it('is empty where storage is switched off', async () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
    expect(await load()).toEqual(empty)
  })
})

describe('what is typed into the registration', () => {
  const ANA = { ...CLIENT, EmailConfirmado: false }
  const load = async () => ({
    ...(await import('./registration-draft.ts')),
    ...(await import('./session/session.ts')),
  })

  it('is stored without its password', async () => {
    const { keepRegistrationDraft } = await load()
    keepRegistrationDraft({ ...DRAFT, Tipodoc: Number.NaN, Pass: 'secreta1' })
    expect(JSON.parse(session.kept.get('registro') ?? '')).toEqual({ ...DRAFT, Tipodoc: 0 })
  })

  it.each([
    ['comes in', null, ANA],
    ['leaves', ANA, null],
  ])('goes when somebody %s', async (_what, before, after) => {
    const { keepRegistrationDraft, registrationDraft, useSession } = await load()
    useSession.setState({ client: before })
    keepRegistrationDraft(DRAFT)
    useSession.setState({ client: before && { ...before, Puntos: 13 } })
    expect(registrationDraft()).toEqual(DRAFT)
    useSession.setState({ client: after })
    expect(registrationDraft()).not.toMatchObject({ Nombre: DRAFT.Nombre })
    expect(session.kept.has('registro')).toBe(false)
  })

  it('goes also where the registration was not opened since', async () => {
    session.setItem('registro', JSON.stringify(DRAFT))
    const { useSession } = await import('./session/session.ts')
    useSession.setState({ client: ANA })
    expect(session.kept.has('registro')).toBe(false)
  })
})

describe('what was typed and not sent', () => {
  const keep = async () => {
    const { keepDraft, readDraft } = await import('./session/drafts.ts')
    keepDraft('envio 7', { Direccion: 'Alem 222' })
    return readDraft('envio 7')
  }

  it('outlives a reload, until there is nothing to keep', async () => {
    local.setItem('usuario', JSON.stringify(CLIENT))
    expect(await keep()).toEqual({ Direccion: 'Alem 222' })
    vi.resetModules()
    const { keepDraft, readDraft } = await import('./session/drafts.ts')
    expect(readDraft('envio 7')).toEqual({ Direccion: 'Alem 222' })
    keepDraft('envio 7', {})
    expect(readDraft('envio 7')).toEqual({})
  })

  it('is nobody’s after the logout, whose page is left last', async () => {
    local.setItem('usuario', JSON.stringify(CLIENT))
    await keep()
    local.removeItem('usuario')
    expect(await keep()).toEqual({})
    expect(session.getItem('borradores')).not.toContain('Alem')
  })
})

describe('the last way out', () => {
  it('leaves nothing of the shop stored, and what is not the shop’s alone', async () => {
    for (const { key, storage } of ENTRIES) storage.setItem(key, 'algo')
    local.setItem('gondola-preparar-cola', '[]')
    ;(await import('./stored.ts')).forgetStored()
    expect([...local.kept.keys()]).toEqual(['gondola-preparar-cola'])
    expect([...session.kept.keys()]).toEqual([])
  })
})
