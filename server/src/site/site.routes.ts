import { branded } from '../http/current-brand.ts'
import {
  listFrontBanners,
  listProvinces,
  listUserBanners,
  readParameters,
  saveCardRequest,
  saveContact,
  saveProvince,
  saveWithdrawal,
} from '@gondola/contract/site'
import { findSellingBranch } from '../goods/branches/branches.store.ts'
import { today, shopDateTime } from '../platform/clock.ts'
import { type Feature, serve, pageOf, serveList } from '../http/serve.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { refuseNotFound, refuseViolation } from '../http/problem.ts'
import { listBanners, type BannerPlace, listAllProvinces, writeProvince } from './content.store.ts'
import { findSiteParameters } from './parameters.store.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import {
  type Contact,
  type ContactDraft,
  checkContact,
  type CardRequest,
  type CardRequestDraft,
  checkCardRequest,
} from '@gondola/contract/inboxes'
import {
  contactMailToCustomer,
  contactMailToShop,
  CARD_MAIL_MESSAGE,
  CARD_MAIL_TITLE,
  cardMailToCustomer,
  cardMailToShop,
} from '../mail/texts/client-mails.ts'
import type { Deps } from '../platform/deps.ts'
import { queueMail, TO_SHOP } from '../mail/queue-mail.ts'
import { insertContact, findDocumentType, insertCardRequest } from './forms.store.ts'
import { isEmail } from '@gondola/contract/base'

/**
 * Stores a loyalty card request and mails the shop and the customer (spec §3, superCard). The document is not validated
 * (spec §5): a request with an unknown document type is stored without it. @throws 422
 */
async function requestCard(deps: Deps, typed: CardRequestDraft): Promise<CardRequest> {
  const broken = checkCardRequest(typed)
  if (broken) refuseViolation(broken)
  return inTransaction(deps.db, async (trx) => {
    const Tipodoc = await findDocumentType(trx, typed.Tipodoc?.Codigo ?? 0)
    const { Nombre, Apellido, Direccion, Nrodoc, Telefono } = typed
    const { document_type_code, ...stored } = await insertCardRequest(trx, {
      Nombre,
      Apellido,
      Direccion,
      Nrodoc,
      Telefono,
      Email: typed.Email.trim(),
      document_type_code: Tipodoc?.Codigo ?? null,
      TituloEmail: typed.TituloEmail || branded(CARD_MAIL_TITLE),
      MensajeEmail: typed.MensajeEmail || branded(CARD_MAIL_MESSAGE),
      Fechahora: shopDateTime(deps.clock.now(), deps.config.timeZone),
    })
    const request = { ...stored, Tipodoc }
    await queueMail(trx, deps.clock, {
      to: TO_SHOP,
      content: cardMailToShop(request),
      ...(isEmail(request.Email) && { replyTo: request.Email }),
    })
    const content = cardMailToCustomer()
    if (isEmail(request.Email)) await queueMail(trx, deps.clock, { to: request.Email, content })
    return request
  })
}

/** Site parameters, banners, provinces and the site's forms (spec §7; contract §7). */
export const siteFeature: Feature = (api, deps) => {
  const { db, clock, config } = deps
  const day = () => today(clock, config.timeZone)

  serve(api, readParameters, () => findSiteParameters(db))
  const banners = async (place: BannerPlace, id: number | undefined) => {
    const branch = (await findSellingBranch(db, id)) ?? refuseViolation({ code: 'sucursal-cerrada' })
    return listBanners(db, place, day(), branch.Id)
  }
  serveList(api, listFrontBanners, async ({ params, query }) =>
    pageOf(await banners('banners_front', query.sucursal), params),
  )
  serveList(api, listUserBanners, async ({ params, query }) =>
    pageOf(await banners('banners_user', query.sucursal), params),
  )
  serveList(api, listProvinces, async ({ params }) => pageOf(await listAllProvinces(db), params))
  serve(api, saveProvince, async ({ body }) => {
    const saved = await inTransaction(db, (trx) => writeProvince(trx, body))
    if (saved === null) refuseNotFound()
    return 'code' in saved ? refuseViolation(saved) : saved
  })
  serve(api, saveCardRequest, ({ body }) => requestCard(deps, body))
  serve(api, saveContact, ({ body }) => sendContact(deps, body))
  serve(api, saveWithdrawal, ({ body }) => requestWithdrawal(deps, body))
}

/** Stores a contact message and mails the shop and the customer (contract §4). @throws 422 */
async function sendContact(deps: Deps, typed: ContactDraft): Promise<Contact> {
  const broken = checkContact(typed)
  if (broken) refuseViolation(broken)
  const draft = { ...typed, Email: typed.Email.trim() }
  const Fechahora = shopDateTime(deps.clock.now(), deps.config.timeZone)
  return inTransaction(deps.db, async (trx) => {
    const contact = await insertContact(trx, { ...draft, Fechahora })
    const { Email } = contact
    await queueMail(trx, deps.clock, { to: TO_SHOP, replyTo: Email, content: contactMailToShop(contact) })
    await queueMail(trx, deps.clock, { to: Email, content: contactMailToCustomer(contact) })
    return contact
  })
}
