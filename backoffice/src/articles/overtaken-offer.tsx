import { Alert } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { type StaffArticle, PRICE_WARNINGS } from '@gondola/contract/catalogue-admin'
import { offerInForce } from '@gondola/contract/catalogue'

/** Warns while an article's price is edited that today's offer would not be lower and so have no effect. */
export function OvertakenOffer() {
  const article = useRecordContext<StaffArticle>()
  const price: unknown = useWatch({ name: 'Precioventa' })
  const offer = article?.Preciooferta ?? article?.OfertaSuperada ?? null
  if (offer === null || typeof price !== 'number' || offerInForce(offer, price) !== null) return null
  return <Alert severity="warning">{PRICE_WARNINGS.overtaken(offer)}</Alert>
}
