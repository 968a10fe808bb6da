import sharp from 'sharp'
import type { Operation } from './api-description.ts'
import type { Caller } from './fuzz-shop.ts'
import type { TestClient } from '../test-client.ts'
import type { ArrangedThings, Fields } from './arranged-things.ts'

/** What a request needs to arrive: made or looked up right before it. */
export interface Prepared {
  path?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string | number>>
  body?: Fields
  file?: Buffer
}

type Making = (caller: Caller, browser: TestClient) => Promise<Prepared | null> | Prepared | null

const GESTION = '/api/gestion/'
const IMPORT_FILE =
  'ean;codigo_interno;descripcion;marca;cantidad;unidad;pesable;departamento;familia;precio\n' +
  '7790895000997;F1;Gaseosa cola 2,25 l;Coca Cola;2,25;l;N;Bebidas;Gaseosas;2500\n'
const DAYS = { FechaDesde: '2027-03-01', FechaHasta: '2027-03-31' }

/**
 * Finds or makes what a call needs so that it can succeed: records that exist, bodies that make sense as a whole, orders
 * at the right stage, imports as far as they must be, tokens and codes of now. Everything else is taken from the lists:
 * a record that is there for its key, and the same record again as the body of a change.
 */
export class PreparedThings {
  readonly #shop: ArrangedThings
  readonly #makings: Readonly<Record<string, Making>>
  #picture: Promise<Buffer> | undefined

  constructor(shop: ArrangedThings) {
    this.#shop = shop
    this.#makings = { ...this.#ofCustomers(), ...this.#ofStaff(), ...this.#ofOrders(), ...this.#ofImports() }
  }

  /** Null: nothing needs to be there. */
  async prepared(operation: Operation, caller: Caller, browser: TestClient): Promise<Prepared | null> {
    const made = await this.#makings[operation.name]?.(caller, browser)
    if (made !== undefined) return made
    const { takesFile, path, inPath } = operation
    if (takesFile) return { query: { Nombre: 'foto.png' }, file: await this.#somePicture() }
    if (caller === 'client' && inPath.some(({ name }) => name === 'Cliente'))
      return { path: { Cliente: await this.#shop.ownClientId() } }
    if (!path.startsWith(GESTION)) return null
    return operation.method === 'POST' && inPath.length === 0
      ? this.#newRecord(path)
      : this.#existingRecord(operation)
  }

  /** A record like one that is there, under another name. */
  async #newRecord(path: string): Promise<Prepared | null> {
    const record = await this.#shop.someRecord(path)
    return record && { body: { ...record, ...this.#shop.otherName(record) } }
  }

  async #existingRecord({ path, inPath, method }: Operation): Promise<Prepared | null> {
    const [, list = '', key = ''] = /^(\/api\/gestion\/[a-z-]+)\/\{(\w+)\}/.exec(path) ?? []
    if (list === '' || inPath.length === 0) return null
    const record = await this.#shop.someRecord(list)
    const value = record?.[key]
    if (typeof value !== 'string' && typeof value !== 'number') return null
    return { path: { [key]: value }, ...(method === 'PUT' && record !== null && { body: record }) }
  }

  #somePicture(): Promise<Buffer> {
    const blank = { width: 400, height: 300, channels: 3, background: '#385' } as const
    this.#picture ??= sharp({ create: blank }).png().toBuffer()
    return this.#picture
  }

  #ofCustomers(): Record<string, Making> {
    const shop = this.#shop
    return {
      'PUT /api/clientes/update': async () => ({
        body: {
          ...(await shop.ownNames()),
          Nombre: 'Ana Gómez',
          Localidad: 'Corrientes',
          Telefono: '3794111222',
        },
      }),
      'POST /api/clientes/restablecer': async () => ({
        body: { Token: await shop.recoveryToken(), PassNueva: 'clave-nueva-1' },
      }),
      'POST /api/clientes/eliminar': async () => ({ body: { Pass: await shop.ownPassword() } }),
      'GET /api/tclientes/puntosFecha/{Tipodoc}/{Nrodoc}': async () => ({ path: await shop.ownDocument() }),
      'GET /api/dias/getdia/{Id}': async () => ({ path: { Id: await shop.deliveryDay() } }),
      'POST /api/contactos/save': () => ({
        body: { ...PERSON, Comentario: 'x', Motivo: 'Consulta', Mensaje: 'Hola, ¿abren el domingo?' },
      }),
      'POST /api/provincia/save': async () => ({ body: await shop.knownProvince() }),
      'GET /api/pedidos/clonar/{Id}': async () => ({ path: { Id: await shop.ownPendingOrder() } }),
      'POST /api/pedidos/anular': async () => ({ body: { Id: await shop.ownPendingOrder(), Estado: 'A' } }),
    }
  }

  #ofStaff(): Record<string, Making> {
    const shop = this.#shop
    const named = (name: string) => `${name} ${shop.next()}`
    const record = (list: string) => shop.someRecord(GESTION + list)
    const banner = async () => ({
      body: { ...(await record('banners-inicio')), Url: '/oferta', Descrip: 'x', ...DAYS },
    })
    const report = () => ({ query: { Dias: 7 } })
    const webhook = () => ({
      body: {
        Nombre: named('ERP'),
        Url: 'https://erp.example.com/pedidos',
        Eventos: ['pedido.generado'],
        Activo: false,
      },
    })
    const someWebhook = async () => ({ path: { Id: await shop.webhook() } })
    const inbox = async (body: Fields) => {
      const contact = await shop.someRecord(`${GESTION}contactos`)
      return contact && { path: { Bandeja: 'contactos', Clave: String(contact['Id']) }, body }
    }
    const prices = async () => ({
      Seleccion: { Codigos: [String((await record('articulos'))?.['Codigo'])] },
      Cambio: { Tipo: 'porcentaje', Valor: 5, Redondeo: 1, Sentido: 'cercano' },
    })
    return {
      'PUT /api/gestion/yo/clave': async (caller) => ({
        body: { Pass: await shop.freshAccount(caller), PassNueva: 'otra-clave-de-prueba-7' },
      }),
      'POST /api/gestion/yo/segundo-factor': async (caller) => ({
        body: { Pass: await shop.freshAccount(caller) },
      }),
      'POST /api/gestion/yo/segundo-factor/quitar': async (caller) => ({
        body: { Pass: await shop.freshAccount(caller) },
      }),
      'POST /api/gestion/yo/segundo-factor/confirmar': async (caller, browser) => ({
        body: { Codigo: await shop.beganFactorCode(caller, browser) },
      }),
      'POST /api/gestion/equipo': () => ({
        body: {
          Usuario: `nueva-${shop.next()}`,
          Nombre: 'Nueva',
          Rol: 'pedidos',
          Pass: 'montañas-y-ríos-88',
        },
      }),
      'POST /api/gestion/equipo/{Id}/reiniciar': async () => ({
        path: { Id: await shop.spareStaff() },
        body: { PassNueva: 'montañas-y-ríos-89' },
      }),
      'POST /api/gestion/articulos': async () => ({
        body: { ...(await record('articulos')), Codigo: `F${shop.next()}`, Ean: null, Imagen: null },
      }),
      'POST /api/gestion/departamentos': () => ({
        body: { Descripcion: named('Departamento'), Orden: 900, Activo: true },
      }),
      'DELETE /api/gestion/departamentos/{Codigo}': async () => ({
        path: {
          Codigo: await shop.made('departamentos', { Descripcion: named('Vacío'), Orden: 900, Activo: true }),
        },
      }),
      'POST /api/gestion/familias': async () => ({ body: await shop.newFamily() }),
      'DELETE /api/gestion/familias/{Codigo}': async () => ({
        path: { Codigo: await shop.made('familias', await shop.newFamily()) },
      }),
      'DELETE /api/gestion/marcas/{Codigo}': async () => ({
        path: { Codigo: await shop.made('marcas', { Descripcion: named('Marca') }) },
      }),
      'POST /api/gestion/marcas/{Codigo}/unir': async () => ({
        path: { Codigo: await shop.made('marcas', { Descripcion: named('Marca') }) },
        body: { Con: Number((await record('marcas'))?.['Codigo']) },
      }),
      'POST /api/gestion/ofertas/revisar': async () => ({ body: await shop.newOffer() }),
      'POST /api/gestion/ofertas': async () => ({ body: await shop.newOffer() }),
      'POST /api/gestion/precios/ver-cambio': async () => ({ body: await prices() }),
      'POST /api/gestion/precios/cambiar': async () => {
        const change = await prices()
        const seen = await shop.ask<Fields>('POST', `${GESTION}precios/ver-cambio`, change)
        return { body: { ...change, Huella: seen?.['Huella'], Confirmado: true, Mantener: false } }
      },
      'POST /api/gestion/promociones': async () => ({
        body: promotion(named('Promo'), Number((await record('familias'))?.['Codigo'])),
      }),
      'PUT /api/gestion/promociones/{Promocion}': async () => ({
        path: { Promocion: Number((await record('promociones'))?.['Promocion']) },
        body: promotion(named('Promo'), Number((await record('familias'))?.['Codigo'])),
      }),
      'POST /api/gestion/banners-inicio': banner,
      'POST /api/gestion/banners-usuario': banner,
      'POST /api/gestion/sucursales': () => ({
        body: { Nombre: named('Sucursal'), Direccion: 'Mitre 1', Telefono: '3794000000', Orden: 1 },
      }),
      'DELETE /api/gestion/tipos-pago/{Id}': async () => ({
        path: { Id: await shop.made('tipos-pago', { Descrip: named('Vale'), Activo: true, Orden: 9 }, 'Id') },
      }),
      'POST /api/gestion/horarios': () => ({ body: shop.newSlot() }),
      'DELETE /api/gestion/horarios/{Id}': async () => ({
        path: { Id: await shop.made('horarios', shop.newSlot(), 'Id') },
      }),
      'POST /api/gestion/feriados': () => ({ body: { Fecha: shop.freeDay(), Descrip: 'Asueto' } }),
      'PUT /api/gestion/dias/{Dia}/horarios/{Horario}': () => shop.slotOfADay(),
      'GET /api/gestion/dias': () => ({}),
      'POST /api/gestion/clientes/{Id}/bloquear': async () => ({
        path: { Id: await shop.spareClient() },
        body: { Motivo: 'Prueba' },
      }),
      'PUT /api/gestion/clientes/{Id}': async () => {
        const Id = await shop.spareClient()
        const body = await shop.ask<Fields>('GET', `${GESTION}clientes/${Id}`)
        return { path: { Id }, ...(body !== null && { body }) }
      },
      'POST /api/gestion/puntos': async () => ({
        body: { Cliente: await shop.spareClient(), Puntos: 10, Motivo: 'Prueba' },
      }),
      'POST /api/gestion/bandejas/{Bandeja}/{Clave}/notas': () => inbox({ Texto: 'Llamar' }),
      'POST /api/gestion/bandejas/{Bandeja}/{Clave}/responder': () =>
        inbox({ Asunto: 'Re', Texto: 'Sí', EstadoGestion: 'resuelta' }),
      'GET /api/gestion/informes/ventas': report,
      'GET /api/gestion/informes/articulos': report,
      'GET /api/gestion/informes/busquedas': report,
      'GET /api/gestion/informes/carritos': report,
      'POST /api/gestion/webhooks': webhook,
      'PUT /api/gestion/webhooks/{Id}': async () => ({
        path: { Id: await shop.webhook() },
        ...webhook(),
      }),
      'GET /api/gestion/webhooks/{Id}': someWebhook,
      'DELETE /api/gestion/webhooks/{Id}': someWebhook,
      'POST /api/gestion/webhooks/{Id}/probar': someWebhook,
      'POST /api/gestion/webhooks/{Id}/secreto': someWebhook,
      'POST /api/gestion/webhooks/{Id}/repetir': async () => ({
        path: { Id: await shop.activeWebhook() },
        body: { Desde: '2026-01-01T00:00:00Z', SoloFallidas: false },
      }),
      'GET /api/gestion/entregas-webhook/{Id}': async () => ({ path: { Id: await shop.delivery() } }),
      'POST /api/gestion/entregas-webhook/{Id}/repetir': async () => ({
        path: { Id: await shop.delivery() },
      }),
      'POST /api/gestion/claves-api': () => ({
        body: { Nombre: named('Sistema'), Permisos: ['pedidos:leer'] },
      }),
      'POST /api/gestion/claves-api/{Id}/revocar': async () => ({
        path: {
          Id: await shop.made('claves-api', { Nombre: named('Sistema'), Permisos: ['pedidos:leer'] }, 'Id'),
        },
      }),
    }
  }

  #ofOrders(): Record<string, Making> {
    const shop = this.#shop
    const at = (stage: 'cola' | 'preparando' | 'listo') => async () => ({
      path: { Id: await shop.orderAt(stage) },
    })
    const orders = `${GESTION}pedidos/{Id}/`
    return {
      [`POST ${orders}preparar`]: at('cola'),
      [`POST ${orders}listo`]: at('preparando'),
      [`POST ${orders}reabrir`]: at('listo'),
      [`POST ${orders}devolver`]: at('preparando'),
      [`POST ${orders}despachar`]: at('listo'),
      [`POST ${orders}cancelar`]: async () => ({
        path: { Id: await shop.orderAt('cola') },
        body: { Motivo: 'Sin stock' },
      }),
      [`POST ${orders}toques`]: async () => ({
        path: { Id: await shop.orderAt('preparando') },
        body: { Toques: [] },
      }),
      [`GET ${orders}lineas/{Items}/sustitutos`]: async () => shop.orderLine(),
      [`GET ${GESTION}pedidos/hojas`]: async () => ({
        query: { Numeros: String(await shop.orderAt('cola')) },
      }),
      'GET /api/integraciones/pedidos/{Id}': at('cola'),
      'POST /api/integraciones/pedidos/{Id}/estado': async () => ({
        path: { Id: await shop.orderAt('cola') },
        body: { Estado: 'cancelado', Motivo: 'Sin stock' },
      }),
      'GET /api/integraciones/pedidos': () => ({ query: { Limite: 5, Desde: shop.firstCursor() } }),
    }
  }

  #ofImports(): Record<string, Making> {
    const shop = this.#shop
    const imports = `${GESTION}importaciones/{Id}/`
    const upload = Buffer.from(IMPORT_FILE)
    const options = { Perfil: null, Sucursal: null, Retirar: false }
    const at = (state: string, body?: Fields) => async () => ({
      path: { Id: await shop.importAt(state, upload) },
      ...(body !== undefined && { body }),
    })
    return {
      [`POST ${GESTION}importaciones/archivos`]: () => ({ query: { Nombre: 'lista.csv' }, file: upload }),
      [`GET ${GESTION}importaciones/{Id}`]: at('subida'),
      [`GET ${imports}archivo`]: at('subida'),
      [`POST ${imports}simular`]: async () => ({
        path: { Id: await shop.importAt('subida', upload) },
        body: options,
      }),
      [`GET ${imports}filas`]: async () => ({
        path: { Id: await shop.importAt('lista', upload) },
        query: { Tipo: 'avisos' },
      }),
      [`POST ${imports}aplicar`]: at('lista', { Confirmar: true, AplicarDesde: null }),
      [`POST ${imports}descartar`]: at('subida'),
      [`POST ${imports}deshacer`]: at('aplicada'),
      [`POST ${GESTION}perfiles-de-importacion`]: () => ({ body: profile(`perfil-${shop.next()}`) }),
      [`PUT ${GESTION}perfiles-de-importacion/{Nombre}`]: async () => {
        const Nombre = String(
          await shop.made('perfiles-de-importacion', profile(`perfil-${shop.next()}`), 'Nombre'),
        )
        return { path: { Nombre }, body: profile(Nombre) }
      },
      [`GET ${GESTION}perfiles-de-importacion/{Nombre}`]: async () => ({
        path: {
          Nombre: await shop.made('perfiles-de-importacion', profile(`perfil-${shop.next()}`), 'Nombre'),
        },
      }),
      [`DELETE ${GESTION}perfiles-de-importacion/{Nombre}`]: async () => ({
        path: {
          Nombre: await shop.made('perfiles-de-importacion', profile(`perfil-${shop.next()}`), 'Nombre'),
        },
      }),
      [`POST ${GESTION}articulos-por-clasificar/familia`]: async () => ({
        body: {
          Codigos: [String((await shop.someRecord(`${GESTION}articulos`))?.['Codigo'])],
          Familia: Number((await shop.someRecord(`${GESTION}familias`))?.['Codigo']),
        },
      }),
    }
  }
}

const PERSON = { Nombre: 'Ana Gómez', Email: 'ana@example.com', Telefono: '3794000000' }

const promotion = (Descripcion: string, family: number): Fields => ({
  Descripcion,
  Descrip: '10% off',
  Imagen: null,
  ...DAYS,
  Dias: null,
  Mecanica: { Tipo: 'porcentaje', Porcentaje: 10 },
  Bases: '',
  Orden: 1,
  Articulos: [],
  Familias: [family],
  Marcas: [],
})

const profile = (Nombre: string): Fields => ({
  Nombre,
  Formato: 'encabezado',
  Codificacion: null,
  Separador: ';',
  Decimal: ',',
  DecimalesImplicitos: 0,
  Columnas: ['codigo', 'descripcion', 'precio'].map((Campo) => ({
    Campo,
    Nombre: Campo,
    Desde: null,
    Largo: null,
  })),
})
