import type { ArrangedMoney } from './arranged-money.ts'
import { GESTION, type Fields, type Preparations } from './preparation.ts'

const DAYS = { FechaDesde: '2027-03-01', FechaHasta: '2027-03-31' }

/** Preparations for the back office's calls. */
export function staffCalls(shop: ArrangedMoney): Preparations {
  const named = (name: string) => `${name} ${shop.next()}`
  const record = (list: string) => shop.someRecord(GESTION + list)
  const banner = async () => ({
    body: { ...(await record('banners-inicio')), Url: '/oferta', Descrip: 'x', ...DAYS },
  })
  const branchHoliday = async () => ({
    Sucursal: Number((await record('sucursales'))?.['Id']),
    Fecha: shop.freeDay(),
    Descrip: 'Inventario',
  })
  const priceList = () => shop.made('listas', { Nombre: named('Lista') }, 'Id')
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
  const leaflet = async () => {
    const { Articulo, Confirmado, ...offer } = await shop.newOffer()
    const Texto = `${String((Articulo as Fields)['Codigo'])} ${String(offer['Preciooferta'])}`
    return { Texto, Confirmado, FechaDesde: offer['FechaDesde'], FechaHasta: offer['FechaHasta'] }
  }
  const prices = async () => ({
    Seleccion: { Codigos: [String((await record('articulos'))?.['Codigo'])] },
    Cambio: { Tipo: 'porcentaje', Valor: 5, Redondeo: 1, Sentido: 'cercano' },
  })
  return {
    // only lists that exist are noted
    'POST /api/gestion/exportaciones': async () => ({
      body: { Entidad: 'articulos', Filtro: { q: 'pan' }, Filas: 3 },
    }),
    'POST /api/gestion/correos/{Id}/abandonar': async () => ({ path: { Id: await shop.triedMail() } }),
    'POST /api/gestion/correos/prueba': async () => {
      await shop.giveStaffAddresses()
      return {}
    },
    'PUT /api/gestion/yo/avisos': async () => ({ body: { Avisos: [] } }),
    'PUT /api/gestion/yo/clave': async (caller) => ({
      body: { Pass: await shop.freshAccount(caller), PassNueva: 'otra-clave-de-prueba-7' },
    }),
    'POST /api/gestion/yo/confirmar': async (caller) => ({
      body: { Pass: await shop.freshAccount(caller) },
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
    'POST /api/gestion/palabras': () => ({ body: { Renglon: `${named('palabra')} > leche` } }),
    'DELETE /api/gestion/palabras/{Id}': async () => ({
      path: { Id: await shop.made('palabras', { Renglon: `${named('palabra')} > leche` }, 'Id') },
    }),
    'POST /api/gestion/palabras/{Id}/deshacer': async () => {
      const Renglon = `${named('palabra')} > leche`
      const address = `${GESTION}palabras/${await shop.made('palabras', { Renglon }, 'Id')}`
      await shop.ask('PUT', address, { Renglon: `${named('palabra')} > yerba`, Leido: { Renglon } })
      const last = await shop.ask<{ Cambio: { Id: number } }>('GET', `${address}/ultimo-cambio`)
      return { path: { Id: address.split('/').at(-1) ?? '' }, body: { Cambio: last?.Cambio.Id } }
    },
    'DELETE /api/gestion/roles/{Rol}': async () => {
      const body = { Nombre: named('Rol'), Permisos: [], SegundoFactor: false }
      return { path: { Rol: await shop.made('roles', body, 'Rol') } }
    },
    'POST /api/gestion/marcas/{Codigo}/unir': async () => ({
      path: { Codigo: await shop.made('marcas', { Descripcion: named('Marca') }) },
      body: { Con: Number((await record('marcas'))?.['Codigo']) },
    }),
    'POST /api/gestion/ofertas/revisar': async () => ({ body: await shop.newOffer() }),
    'POST /api/gestion/ofertas': async () => ({ body: await shop.newOffer() }),
    'POST /api/gestion/ofertas/folleto/leer': async () => ({ body: await leaflet() }),
    'POST /api/gestion/ofertas/folleto': async () => ({ body: await leaflet() }),
    'POST /api/gestion/precios/ver-cambio': async () => ({ body: await prices() }),
    'POST /api/gestion/precios/cambiar': async () => {
      const change = await prices()
      const seen = await shop.ask<Fields>('POST', `${GESTION}precios/ver-cambio`, change)
      return { body: { ...change, Huella: seen?.['Huella'], Confirmado: true, Mantener: false } }
    },
    'POST /api/gestion/precios/cambios/{Id}/deshacer': async () => {
      const change = await prices()
      const seen = await shop.ask<Fields>('POST', `${GESTION}precios/ver-cambio`, change)
      const body = { ...change, Huella: seen?.['Huella'], Confirmado: true, Mantener: false }
      await shop.ask('POST', `${GESTION}precios/cambiar`, body)
      const [last] = (await shop.ask<Fields[]>('GET', `${GESTION}precios/cambios`)) ?? []
      return last === undefined ? null : { path: { Id: Number(last['Id']) } }
    },
    'POST /api/gestion/listas': () => ({ body: { Nombre: named('Lista') } }),
    'PUT /api/gestion/listas/{Id}': async () => ({
      path: { Id: await priceList() },
      body: { Nombre: named('Lista') },
    }),
    'DELETE /api/gestion/listas/{Id}': async () => ({ path: { Id: await priceList() } }),
    'POST /api/gestion/listas/{Id}/deshacer': async () => {
      await priceList()
      return shop.undoing(`${GESTION}listas`, 'Id')
    },
    'GET /api/gestion/listas/{Id}/precios': async () => ({ path: { Id: await priceList() } }),
    'PUT /api/gestion/listas/{Id}/precios/{Codigo}': async () => {
      const article = await record('articulos')
      return {
        path: { Id: await priceList(), Codigo: String(article?.['Codigo']) },
        body: { Precio: Number(article?.['Precioventa'] ?? 100) + 1, Confirmado: true },
      }
    },
    'GET /api/gestion/listas/diferencias': async () => ({ query: { Otra: await priceList() } }),
    'GET /api/gestion/listas/diferencias/exportar': async () => ({ query: { Otra: await priceList() } }),
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
    'DELETE /api/gestion/sucursales/{Id}': async () => ({
      path: {
        Id: await shop.made(
          'sucursales',
          { Nombre: named('Sucursal'), Direccion: '', Telefono: '', Orden: 1 },
          'Id',
        ),
      },
    }),
    'POST /api/gestion/tipos-pago': () => ({ body: { Descrip: named('Vale'), Activo: true, Orden: 9 } }),
    'PUT /api/gestion/tipos-pago/{Id}': async () => ({
      path: { Id: await shop.made('tipos-pago', { Descrip: named('Vale'), Activo: true, Orden: 9 }, 'Id') },
      body: { Descrip: named('Vale'), Activo: true, Orden: 9 },
    }),
    'DELETE /api/gestion/tipos-pago/{Id}': async () => ({
      path: { Id: await shop.made('tipos-pago', { Descrip: named('Vale'), Activo: true, Orden: 9 }, 'Id') },
    }),
    'POST /api/gestion/horarios': () => ({ body: shop.newSlot() }),
    'DELETE /api/gestion/horarios/{Id}': async () => ({
      path: { Id: await shop.made('horarios', shop.newSlot(), 'Id') },
    }),
    'POST /api/gestion/zonas': async () => ({ body: await shop.newZone() }),
    'PUT /api/gestion/zonas/{Id}': async () => ({
      path: { Id: await shop.made('zonas', await shop.newZone(), 'Id') },
      body: await shop.newZone(),
    }),
    'DELETE /api/gestion/zonas/{Id}': async () => ({
      path: { Id: await shop.made('zonas', await shop.newZone(), 'Id') },
    }),
    'POST /api/gestion/zonas/{Id}/deshacer': async () => {
      await shop.made('zonas', await shop.newZone(), 'Id')
      return shop.undoing(`${GESTION}zonas`, 'Id')
    },
    'GET /api/gestion/demanda/{Id}': async () => ({ path: { Id: await shop.coverageRequest() } }),
    'GET /api/gestion/avisos-cobertura/{Id}': async () => ({ path: { Id: await shop.coverageRequest() } }),
    'DELETE /api/gestion/avisos-cobertura/{Id}': async () => ({
      path: { Id: await shop.coverageRequest() },
    }),
    'POST /api/gestion/feriados': () => ({ body: { Fecha: shop.freeDay(), Descrip: 'Asueto' } }),
    'POST /api/gestion/feriados-sucursal': async () => ({ body: await branchHoliday() }),
    'GET /api/gestion/feriados-sucursal/{Codigo}/ultimo-cambio': async () => ({
      path: { Codigo: await shop.made('feriados-sucursal', await branchHoliday(), 'Codigo') },
    }),
    'POST /api/gestion/feriados-sucursal/{Codigo}/deshacer': async () => {
      await shop.made('feriados-sucursal', await branchHoliday(), 'Codigo')
      return shop.undoing(`${GESTION}feriados-sucursal`, 'Codigo')
    },
    'PUT /api/gestion/dias/{Dia}/horarios/{Horario}': () => shop.slotOfADay(),
    'GET /api/gestion/dias': () => ({}),
    'GET /api/gestion/informes/cobros': report,
    'POST /api/gestion/clientes/{Id}/bloquear': async () => ({
      path: { Id: await shop.spareClient() },
      body: { Motivo: 'Prueba' },
    }),
    'POST /api/gestion/clientes/{Id}/recuperar': () => ({ path: { Id: shop.ownClientId() } }),
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
    'GET /api/gestion/informes/valoraciones': report,
    'GET /api/gestion/informes/sucursales': report,
    'GET /api/gestion/informes/preparacion': report,
    'GET /api/gestion/informes/cancelados': report,
    'GET /api/gestion/informes/familias': report,
    'POST /api/gestion/feriados/{Fecha}/deshacer': async () => {
      await shop.made('feriados', { Fecha: shop.freeDay(), Descrip: 'Asueto' }, 'Fecha')
      return shop.undoing(`${GESTION}feriados`, 'Fecha')
    },
    'POST /api/gestion/webhooks/{Id}/deshacer': async () => {
      await shop.webhook()
      return shop.undoing(`${GESTION}webhooks`, 'Id')
    },
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
