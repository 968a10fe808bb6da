import type { ArrangedMoney } from './arranged-money.ts'
import type { Preparations } from './preparation.ts'

const PERSON = { Nombre: 'Ana Gómez', Email: 'ana@example.com', Telefono: '3794000000' }
const ADDRESS = {
  Calle: 'Mitre',
  Numero: '1234',
  Piso: '',
  Localidad: 'Tandil',
  CodigoPostal: '7000',
  Provincia: 'Buenos Aires',
  Referencia: '',
  Latitud: -37.3,
  Longitud: -59.1,
}

/** Preparations for the storefront's calls. */
export function customerCalls(shop: ArrangedMoney): Preparations {
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
    'POST /api/clientes/confirmaremail': async () => ({ body: { Token: await shop.confirmationToken() } }),
    'POST /api/clientes/eliminar': async () => ({ body: { Pass: await shop.ownPassword() } }),
    'GET /api/tclientes/puntosFecha/{Tipodoc}/{Nrodoc}': async () => ({ path: await shop.ownDocument() }),
    'PUT /api/clientes/lugar': async () => ({
      body: { Forma: 'RS', Sucursal: await shop.sellingBranch(), Localidad: 'Tandil' },
    }),
    'POST /api/clientes/direcciones': () => ({ body: ADDRESS }),
    'DELETE /api/clientes/direcciones/{Id}': async () => ({ path: { Id: await shop.ownAddress() } }),
    'PUT /api/clientes/direcciones/{Id}/predeterminada': async () => ({
      path: { Id: await shop.ownAddress() },
    }),
    'POST /api/entrega/avisame': () => ({
      body: { Localidad: `Paraje ${shop.next()}`, CodigoPostal: '7000', Email: 'ana@example.com' },
    }),
    'POST /api/entrega/reserva': async () => ({
      body: { FormaEntrega: 'RS', ...(await shop.freeSlot()) },
    }),
    // a drawn place may be served by nobody
    'GET /api/pedidoscostos/getall/{from}/{count}': () => ({ query: {} }),
    'GET /api/dias/getdia/{Id}': async () => ({ path: { Id: await shop.deliveryDay() }, query: {} }),
    'POST /api/contactos/save': () => ({
      body: { ...PERSON, Comentario: 'x', Motivo: 'Consulta', Mensaje: 'Hola, ¿abren el domingo?' },
    }),
    'POST /api/clientessupercard/save': () => ({
      body: {
        ...PERSON,
        Apellido: 'Gómez',
        Direccion: 'Mitre 1',
        Nrodoc: '30111222',
        Tipodoc: { Codigo: 1 },
        TituloEmail: 'x',
        MensajeEmail: 'x',
      },
    }),
    'PUT /api/clientes/factura': async () => ({
      body: { Cuit: '30712345671', RazonSocial: 'El Sol SRL', CondicionIva: 'monotributo' },
    }),
    'POST /api/provincia/save': async () => ({ body: await shop.knownProvince() }),
    'GET /api/pedidos/seguimiento/{Id}': async () => ({ path: { Id: await shop.ownPendingOrder() } }),
    'GET /api/pedidos/seguir/{Id}': async () => ({ path: { Id: await shop.ownPendingOrder() } }),
    'POST /api/pagos/tarjeta/{Referencia}': async () => ({
      path: { Referencia: await shop.closedCardPage() },
      body: { Token: 'ficha-de-prueba', Medio: 'visa', Cuotas: 1 },
    }),
    'GET /api/pedidos/pago/{Id}': async () => ({ path: { Id: await shop.ownPendingOrder() } }),
    'POST /api/pedidos/pago/{Id}': async () => ({ path: { Id: await shop.ownPendingOrder() } }),
    'POST /api/pedidos/pago/{Id}/mirar': async () => ({ path: { Id: await shop.ownPendingOrder() } }),
    'GET /api/pedidos/clonar/{Id}': async () => ({ path: { Id: await shop.ownPendingOrder() } }),
    'GET /api/pedidos/cambiar/{Id}': async () => ({ path: { Id: (await shop.ownOpenOrder()).Id } }),
    'POST /api/pedidos/cambiar/{Id}/calcular': async () => shop.ownOrderChange(),
    'POST /api/pedidos/cambiar/{Id}': async () => shop.ownOrderChange(),
    'POST /api/pedidos/cliente/dispositivo': async () => ({ body: await shop.pushDevice() }),
    'POST /api/pedidos/pregunta/{Id}': async () => shop.ownQuestion(),
    'POST /api/pedidos/valorar/{Id}': async () => shop.ownRating(),
    'GET /api/pedidos/reclamos/{Id}': async () => ({ path: (await shop.claimable()).path }),
    'POST /api/pedidos/reclamos/{Id}': async () => shop.claimable(),
    'POST /api/pedidos/reclamos/{Id}/foto': async () => ({ path: (await shop.claimable()).path }),
    'POST /api/pedidos/anular': async () => ({ body: { Id: await shop.ownPendingOrder(), Estado: 'A' } }),
  }
}
