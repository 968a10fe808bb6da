import { Alert } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { reviewOffer, type OfferDraft } from '@gondola/contract/catalogue-admin'
import { formatPesos } from '@gondola/contract/base'
import { OFFER_TEXTS } from '../texts/catalogue-panel.ts'
import { callServer } from '../api/call-server.ts'

/** Advice on the offer being typed: a struck price must have been real. */
export function OfferAdvice() {
  const { Articulo, Preciooferta, FechaDesde, FechaHasta } = useWatch<Partial<OfferDraft>>()
  const isWhole =
    Boolean(Articulo?.Codigo) && typeof Preciooferta === 'number' && Boolean(FechaDesde && FechaHasta)
  const body = { Articulo, Preciooferta, FechaDesde, FechaHasta } as OfferDraft
  const { data } = useQuery({
    queryKey: ['ofertas', 'revisar', body],
    queryFn: ({ signal }) => callServer(reviewOffer, { body, signal }),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  })
  if (!isWhole || data === undefined) return null
  const { Aviso, PrecioMinimo } = data
  if (Aviso !== null) return <Alert severity="warning">{Aviso}</Alert>
  if (PrecioMinimo === null) return null
  return <Alert severity="success">{OFFER_TEXTS.fine(formatPesos(PrecioMinimo))}</Alert>
}
