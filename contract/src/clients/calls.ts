import { Type } from 'typebox'
import { Address, AddressDraft, Client, ClientDraft, ClientUpdate, DocumentReference, DocumentType, EmailConfirmation, EmailLogin, PasswordReset, TakenUser, UserLogin } from './client.ts'
import { DeliveryPlace } from '../branches/index.ts'
import { Closed, ID_MAX, Nullable, ShortText } from '../base/index.ts'
import { call, IdParams, RangeParams } from '../calls/index.ts'

// Client and account calls (spec §7, contract §3 and §4).

const text = Type.String({ minLength: 1, maxLength: 200 })
const documentParams = Closed({ Tipodoc: Type.Integer({ minimum: 1, maximum: ID_MAX }), Nrodoc: text })
const recoveryParams = Closed({ Referencia: text, Email: text })
const misdatos = Type.Record(Type.String(), Type.Unknown())

export const loginByPath = call('GET', '/clientes/usuario/:Usuario/:Pass', 'anybody', { params: Closed({ Usuario: text, Pass: text }), answer: Nullable(Client), limit: 'login' })
export const loginByUser = call('POST', '/clientes/login', 'anybody', { body: UserLogin, answer: Nullable(Client), limit: 'login' })
export const loginByEmail = call('POST', '/clientes/findbyemail', 'anybody', { body: EmailLogin, answer: Nullable(Client), limit: 'login' })
export const findOwnClient = call('GET', '/clientes/yo', 'anybody', { answer: Nullable(Client) })
export const logout = call('POST', '/clientes/salir', 'client', {})
export const saveClient = call('POST', '/clientes/save', 'anybody', { body: ClientDraft, answer: Client, limit: 'registration' })
export const updateClient = call('PUT', '/clientes/update', 'client', { body: ClientUpdate, answer: Client, limit: 'ownPassword' })
export const findTakenUser = call('GET', '/clientes/getbyuser/:Usuario', 'anybody', { params: Closed({ Usuario: text }), answer: Nullable(TakenUser), limit: 'lookup' })
export const findDocument = call('GET', '/clientes/documento/:Tipodoc/:Nrodoc', 'anybody', { params: documentParams, answer: Nullable(DocumentReference), limit: 'lookup' })
export const requestRecovery = call('GET', '/clientes/recuperarpass/:Referencia/:Email', 'anybody', { params: recoveryParams, answer: Type.Null(), limit: 'recovery' })
export const resetPassword = call('POST', '/clientes/restablecer', 'anybody', { body: PasswordReset, limit: 'recovery' })
export const confirmEmail = call('POST', '/clientes/confirmaremail', 'anybody', { body: EmailConfirmation, limit: 'confirmation' })
export const resendConfirmation = call('POST', '/clientes/reenviarconfirmacion', 'client', { limit: 'confirmationMail' })
export const findPoints = call('GET', '/tclientes/puntosFecha/:Tipodoc/:Nrodoc', 'client', { params: documentParams, answer: Type.Number() })
export const listDocumentTypes = call('GET', '/ttiposdocumento/getall/:from/:count', 'anybody', { params: RangeParams, answer: Type.Array(DocumentType) })
export const readOwnData = call('GET', '/clientes/misdatos', 'client', { answer: misdatos, limit: 'ownData' })
export const deleteAccount = call('POST', '/clientes/eliminar', 'client', { body: Closed({ Pass: ShortText }), limit: 'ownPassword' })

/** Where the client's orders go, as last chosen; null: never chosen, or the branch takes no orders any more. */
export const findDeliveryPlace = call('GET', '/clientes/lugar', 'client', { answer: Nullable(DeliveryPlace) })
export const saveDeliveryPlace = call('PUT', '/clientes/lugar', 'client', { body: Nullable(DeliveryPlace) })
/** The client's addresses, the default one first. */
export const listAddresses = call('GET', '/clientes/direcciones', 'client', { answer: Type.Array(Address) })
/** Adds an address, or with its Id changes one. */
export const saveAddress = call('POST', '/clientes/direcciones', 'client', { body: AddressDraft, answer: Address })
export const removeAddress = call('DELETE', '/clientes/direcciones/:Id', 'client', { params: IdParams })
export const chooseDefaultAddress = call('PUT', '/clientes/direcciones/:Id/predeterminada', 'client', { params: IdParams, answer: Type.Array(Address) })
