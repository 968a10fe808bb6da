import { type CardRequest, type CardRequestDraft, checkCardRequest } from '@gondola/contract/inboxes'
import { isEmail } from '@gondola/contract/base'
import {
  CARD_MAIL_MESSAGE,
  CARD_MAIL_TITLE,
  cardMailToCustomer,
  cardMailToShop,
} from '../mail/texts/client-mails.ts'
import { shopDateTime } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseViolation } from '../http/problem.ts'
import { queueMail, TO_SHOP } from '../mail/queue-mail.ts'
import { findDocumentType, insertCardRequest } from './forms.store.ts'

const SHOPS_OWN = { TituloEmail: CARD_MAIL_TITLE, MensajeEmail: CARD_MAIL_MESSAGE }

/**
 * Stores a loyalty card request and mails the shop and the customer (spec §3, superCard). The document is not validated
 * (spec §5): a request with an unknown document type is stored without it. @throws 422
 */
export async function requestCard(deps: Deps, typed: CardRequestDraft): Promise<CardRequest> {
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
      TituloEmail: typed.TituloEmail || SHOPS_OWN.TituloEmail,
      MensajeEmail: typed.MensajeEmail || SHOPS_OWN.MensajeEmail,
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
