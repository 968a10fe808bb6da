import { documentFault, normalisedDocument } from '@gondola/contract/base'
import { hasBlank, type InvoiceData } from '@gondola/contract/clients'
import { refuseField, refuseViolation } from '../../http/problem.ts'

/**
 * Whom a Factura A is made out to, as it is stored; null: none is asked for.
 *
 * @param sent the request's body, which is not null where it is empty
 * @throws 400; 422 `campos-vacios`, `documento-invalido`
 */
export function storedInvoice(data: InvoiceData | null, sent: unknown): InvoiceData | null {
  if (sent === undefined) refuseField('', 'required')
  if (data === null) return null
  if (hasBlank(data.RazonSocial)) refuseViolation({ code: 'campos-vacios' })
  const said = documentFault('CUIT', data.Cuit)
  if (said !== null) refuseViolation({ code: 'documento-invalido', Tipo: 'CUIT', said })
  return { ...data, Cuit: normalisedDocument(data.Cuit), RazonSocial: data.RazonSocial.trim() }
}
