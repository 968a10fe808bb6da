import { Type } from 'typebox'
import { InvoiceData, Address, AddressDraft, Client, ClientDraft, ClientUpdate, DocumentReference, DocumentType, EmailConfirmation, EmailLogin, PasswordReset, TakenUser, UserLogin } from './client.ts'
import { DeliveryPlace } from '../branches/index.ts'
import { Closed, ID_MAX, Nullable, ShortText } from '../base/index.ts'
import { call, IdParams, RangeParams } from '../calls/index.ts'

const LOGIN = 'Responde el cliente y entrega la cookie de sesión; si los datos no son correctos responde null con 200.'
const BLOCKED = ['cuenta-bloqueada'] as const
const PASSWORD = ['contrasena-nueva-corta', 'contrasena-nueva-espacios'] as const

// Client and account calls (spec §7, contract §3 and §4).

const text = Type.String({ minLength: 1, maxLength: 200 })
const documentParams = Closed({ Tipodoc: Type.Integer({ minimum: 1, maximum: ID_MAX }), Nrodoc: text })
const recoveryParams = Closed({ Referencia: text, Email: text })
const misdatos = Type.Record(Type.String(), Type.Unknown())

export const loginByPath = call('GET', '/clientes/usuario/:Usuario/:Pass', 'anybody', {
  whileClosed: true,
  params: Closed({ Usuario: text, Pass: text }),
  answer: Nullable(Client),
  limit: 'login',
  docs: ['Clientes', 'loginByPath', 'Ingresar por la dirección', `${LOGIN} Existe por la especificación: una clave no va en una dirección, usá loginByUser.`, ['xsrf', ...BLOCKED]],
})
export const loginByUser = call('POST', '/clientes/login', 'anybody', { whileClosed: true, body: UserLogin, answer: Nullable(Client), limit: 'login', docs: ['Clientes', 'loginByUser', 'Ingresar con usuario', LOGIN, BLOCKED] })
export const loginByEmail = call('POST', '/clientes/findbyemail', 'anybody', { whileClosed: true, body: EmailLogin, answer: Nullable(Client), limit: 'login', docs: ['Clientes', 'loginByEmail', 'Ingresar con email', LOGIN, BLOCKED] })
export const findOwnClient = call('GET', '/clientes/yo', 'anybody', { whileClosed: true, answer: Nullable(Client), docs: ['Clientes', 'findOwnClient', 'Quién ingresó', 'El cliente de la sesión, o null.'] })
export const logout = call('POST', '/clientes/salir', 'client', { whileClosed: true, docs: ['Clientes', 'logout', 'Salir', 'Termina la sesión.'] })
export const saveClient = call('POST', '/clientes/save', 'anybody', {
  body: ClientDraft,
  answer: Client,
  limit: 'registration',
  docs: [
    'Clientes',
    'saveClient',
    'Registrarse',
    'Registra a un cliente y lo deja ingresado. Si en la hora se registran muchos, pide con codigo-email el código que le manda por mail. Con el Id propio guarda los datos de entrega del paso 2 de la compra.',
    [
      'sesion',
      'ajeno',
      'concurrencia',
      'documento-vacio',
      'documento-tipo',
      'documento-invalido',
      'documento-registrado',
      'usuario-vacio',
      'usuario-corto',
      'usuario-espacios',
      'usuario-signos',
      'usuario-letras',
      'usuario-en-uso',
      'contrasena-corta',
      'email-invalido',
      'email-registrado',
      'codigo-email',
      'campos-vacios',
      'telefono-invalido',
    ],
  ],
})
export const updateClient = call('PUT', '/clientes/update', 'client', {
  whileClosed: true,
  body: ClientUpdate,
  answer: Client,
  limit: 'ownPassword',
  docs: [
    'Clientes',
    'updateClient',
    'Cambiar la cuenta',
    'Cambia los datos de la cuenta; para otra clave, Pass es la actual y PassNueva la nueva.',
    [
      'ajeno',
      'concurrencia',
      'email-registrado',
      'cuenta-usuario-vacio',
      'cuenta-usuario-corto',
      'cuenta-usuario-espacios',
      'cuenta-usuario-signos',
      'cuenta-usuario-letras',
      'cuenta-usuario-en-uso',
      'cuenta-email-invalido',
      'cuenta-campos-vacios',
      'telefono-invalido',
      'contrasena-actual',
      ...PASSWORD,
    ],
  ],
})
export const findTakenUser = call('GET', '/clientes/getbyuser/:Usuario', 'anybody', {
  params: Closed({ Usuario: text }),
  answer: Nullable(TakenUser),
  limit: 'lookup',
  docs: ['Clientes', 'findTakenUser', '¿Está tomado un usuario?', 'El nombre de usuario si alguien lo tiene, o null. Si en la hora se pregunta mucho, siempre null.'],
})
export const findDocument = call('GET', '/clientes/documento/:Tipodoc/:Nrodoc', 'anybody', {
  params: documentParams,
  answer: Nullable(DocumentReference),
  limit: 'lookup',
  docs: ['Clientes', 'findDocument', 'Empezar a recuperar la clave', 'Una referencia de corta vida para recuperar la clave de la cuenta con ese documento, o null. Si en la hora se pregunta mucho, siempre una referencia.'],
})
export const requestRecovery = call('GET', '/clientes/recuperarpass/:Referencia/:Email', 'anybody', {
  whileClosed: true,
  params: recoveryParams,
  answer: Type.Null(),
  limit: 'recovery',
  docs: ['Clientes', 'requestRecovery', 'Pedir el enlace de recuperación', 'Responde siempre lo mismo; el enlace se envía solo si el email es el de la cuenta.'],
})
export const resetPassword = call('POST', '/clientes/restablecer', 'anybody', {
  whileClosed: true,
  body: PasswordReset,
  limit: 'recovery',
  docs: ['Clientes', 'resetPassword', 'Elegir otra clave', 'Cambia la clave con el token del enlace, que sirve una vez y durante una hora.', ['restablecer-vencido', ...PASSWORD]],
})
export const confirmEmail = call('POST', '/clientes/confirmaremail', 'anybody', {
  whileClosed: true,
  body: EmailConfirmation,
  limit: 'confirmation',
  docs: ['Clientes', 'confirmEmail', 'Confirmar el email', 'Confirma el email de la cuenta con el token del enlace que se envía al registrarse; si otra cuenta lo tenía sin confirmar, pasa a esta.', ['confirmar-vencido', 'email-registrado']],
})
export const resendConfirmation = call('POST', '/clientes/reenviarconfirmacion', 'client', {
  limit: 'confirmationMail',
  docs: ['Clientes', 'resendConfirmation', 'Pedir otra vez el enlace de confirmación', 'Envía otra vez el enlace que confirma el email de la cuenta.'],
})
export const findPoints = call('GET', '/tclientes/puntosFecha/:Tipodoc/:Nrodoc', 'client', { params: documentParams, answer: Type.Number(), docs: ['Clientes', 'findPoints', 'Puntos', 'Los puntos del cliente de la sesión, por su documento.', ['ajeno']] })
export const listDocumentTypes = call('GET', '/ttiposdocumento/getall/:from/:count', 'anybody', {
  whileClosed: true,
  params: RangeParams,
  answer: Type.Array(DocumentType),
  docs: ['Clientes', 'listDocumentTypes', 'Tipos de documento', 'Los tipos de documento con los que se puede registrar una cuenta.'],
})
export const readOwnData = call('GET', '/clientes/misdatos', 'client', { whileClosed: true, answer: misdatos, limit: 'ownData', docs: ['Clientes', 'readOwnData', 'Mis datos', 'Todo lo que la tienda guarda del cliente.'] })
export const deleteAccount = call('POST', '/clientes/eliminar', 'client', {
  whileClosed: true,
  body: Closed({ Pass: ShortText }),
  limit: 'ownPassword',
  docs: ['Clientes', 'deleteAccount', 'Eliminar la cuenta', 'Elimina la cuenta; los pedidos pendientes se anulan y los demás quedan sin datos personales.', ['contrasena-actual']],
})

/** Where the client's orders go, as last chosen; null: never chosen, or the branch takes no orders any more. */
export const findDeliveryPlace = call('GET', '/clientes/lugar', 'client', {
  answer: Nullable(DeliveryPlace),
  docs: ['Clientes', 'findDeliveryPlace', 'A dónde van los pedidos', 'El lugar y la sucursal que el cliente eligió; null si nunca eligió o la sucursal ya no toma pedidos.'],
})
export const saveDeliveryPlace = call('PUT', '/clientes/lugar', 'client', {
  body: Nullable(DeliveryPlace),
  docs: ['Clientes', 'saveDeliveryPlace', 'Elegir a dónde van los pedidos', 'Guarda el lugar y la sucursal con la cuenta; null los olvida.', ['sucursal-cerrada', 'sin-retiro']],
})
export const findInvoiceData = call('GET', '/clientes/factura', 'client', {
  answer: Nullable(InvoiceData),
  docs: ['Clientes', 'findInvoiceData', 'Datos para Factura A', 'A nombre de quién se factura; null: el cliente no pide Factura A.'],
})
export const saveInvoiceData = call('PUT', '/clientes/factura', 'client', {
  body: Nullable(InvoiceData),
  answer: Nullable(InvoiceData),
  docs: ['Clientes', 'saveInvoiceData', 'Pedir Factura A', 'Los pedidos que el cliente haga desde ahora llevan estos datos; null deja de pedirla.', ['campos-vacios', 'documento-invalido']],
})
/** The client's addresses, the default one first. */
export const listAddresses = call('GET', '/clientes/direcciones', 'client', {
  answer: Type.Array(Address),
  docs: ['Clientes', 'listAddresses', 'Mis direcciones', 'Las direcciones del cliente, la predeterminada primero. Quien no guardó ninguna tiene una, con Id 0, hecha de Direccion y Localidad de la cuenta.'],
})
/** Adds an address, or with its Id changes one. */
export const saveAddress = call('POST', '/clientes/direcciones', 'client', {
  body: AddressDraft,
  answer: Address,
  docs: ['Clientes', 'saveAddress', 'Guardar una dirección', 'Agrega una dirección, o con su Id la cambia; la primera queda como predeterminada.', ['no-existe', 'direccion-vacia', 'direcciones-maximo']],
})
export const removeAddress = call('DELETE', '/clientes/direcciones/:Id', 'client', {
  params: IdParams,
  docs: ['Clientes', 'removeAddress', 'Borrar una dirección', 'Borra una dirección; si era la predeterminada, lo es la primera de las que quedan.', ['no-existe']],
})
export const chooseDefaultAddress = call('PUT', '/clientes/direcciones/:Id/predeterminada', 'client', {
  params: IdParams,
  answer: Type.Array(Address),
  docs: ['Clientes', 'chooseDefaultAddress', 'Elegir la dirección predeterminada', 'Deja esa dirección como predeterminada y da todas.', ['no-existe']],
})
