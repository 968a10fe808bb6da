import { Type } from 'typebox'
import { BranchQuery } from '../branches/index.ts'
import { Banner, Province, ProvinceDraft, SiteParameters } from './site-parameters.ts'
import { CardRequest, CardRequestDraft, Contact, ContactDraft, Withdrawal, WithdrawalDraft } from '../inboxes/index.ts'
import { call, staffCall, RangeParams } from '../calls/index.ts'

// Calls about the site itself and its forms (spec §7, contract §4 and §7).

const banners = Type.Array(Banner)

export const readParameters = call('GET', '/parametros/get', 'anybody', {
  whileClosed: true,
  answer: SiteParameters,
  docs: ['Sitio', 'readParameters', 'Parámetros del sitio', 'Nombre, datos legales, sucursales y textos de la tienda; ImagenesUrl es la dirección a la que se agrega cada Imagen.'],
})
export const listFrontBanners = call('GET', '/TBannersFront/getall/:from/:count', 'anybody', {
  params: RangeParams,
  query: BranchQuery,
  answer: banners,
  docs: ['Sitio', 'listFrontBanners', 'Banners del inicio', 'Los banners que se muestran hoy en el inicio.'],
})
export const listUserBanners = call('GET', '/TBannersUser/getall/:from/:count', 'anybody', {
  params: RangeParams,
  query: BranchQuery,
  answer: banners,
  docs: ['Sitio', 'listUserBanners', 'Banners de usuarios', 'Los banners y avisos emergentes que se muestran hoy.'],
})
export const saveCardRequest = call('POST', '/clientessupercard/save', 'anybody', {
  body: CardRequestDraft,
  answer: CardRequest,
  limit: 'form',
  docs: ['Sitio', 'saveCardRequest', 'Pedir la tarjeta', 'Guarda un pedido de la tarjeta de la tienda y avisa por mail a la tienda y a quien la pide.', ['tarjeta-campos', 'telefono-invalido']],
})
export const saveContact = call('POST', '/contactos/save', 'anybody', {
  whileClosed: true,
  body: ContactDraft,
  answer: Contact,
  limit: 'form',
  docs: ['Sitio', 'saveContact', 'Enviar un mensaje', 'Guarda un mensaje para la tienda y avisa por mail.', ['contacto-campos', 'contacto-email', 'telefono-invalido']],
})
export const saveWithdrawal = call('POST', '/arrepentimientos/save', 'anybody', {
  whileClosed: true,
  body: WithdrawalDraft,
  answer: Withdrawal,
  limit: 'form',
  docs: ['Sitio', 'saveWithdrawal', 'Arrepentirse de una compra', 'El botón de arrepentimiento: guarda el pedido y da su código; el mismo pedido con el mismo mail recibe el mismo código.', ['arrepentimiento-campos', 'contacto-email', 'telefono-invalido']],
})
export const listProvinces = call('GET', '/provincia/getall/:from/:count', 'anybody', { whileClosed: true, params: RangeParams, answer: Type.Array(Province), docs: ['Sitio', 'listProvinces', 'Provincias', 'Las provincias, por su nombre.'] })
export const saveProvince = staffCall('POST', '/provincia/save', 'parametros.editar', {
  body: ProvinceDraft,
  answer: Province,
  docs: ['Sitio', 'saveProvince', 'Guardar una provincia', 'Crea una provincia, o con su Id la cambia.', ['no-existe', 'provincia-repetida']],
})
