import { DateInput, required, SimpleForm } from 'react-admin'
import { OFFER_TEXTS } from '../texts/catalogue-panel.ts'
import { ArticleInput } from '../ui/forms/catalogue-inputs.tsx'
import { BranchesInput } from '../ui/forms/branch-inputs.tsx'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { namedBranchesOf } from '../ui/forms/of-chain.tsx'
import { PesosInput } from '../ui/forms/number-inputs.tsx'
import { Alert } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { reviewOffer, type OfferDraft } from '@gondola/contract/catalogue-admin'
import { formatPesos } from '@gondola/contract/base'
import { callServer } from '../api/call-server.ts'

const Fields = () => (
  <>
    <ArticleInput source="Articulo.Codigo" isNeeded />
    <PesosInput source="Preciooferta" validate={required()} min={0} />
    <DateInput source="FechaDesde" validate={required()} />
    <DateInput source="FechaHasta" validate={required()} helperText={OFFER_TEXTS.daysHint} />
    <BranchesInput />
    <OfferAdvice />
  </>
)

export const OfferCreate = () => (
  <CreateScreen>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <Fields />
    </SimpleForm>
  </CreateScreen>
)

export const OfferEdit = () => (
  <EditScreen branchesOf={namedBranchesOf}>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <Fields />
    </SimpleForm>
  </EditScreen>
)

/** Advice on the offer being typed: a struck price must have been real. */
function OfferAdvice() {
  const {
    Articulo,
    Preciooferta,
    FechaDesde,
    FechaHasta,
    Sucursales = null,
  } = useWatch<Partial<OfferDraft>>()
  const isWhole =
    Boolean(Articulo?.Codigo) && typeof Preciooferta === 'number' && Boolean(FechaDesde && FechaHasta)
  const body = { Articulo, Preciooferta, FechaDesde, FechaHasta, Sucursales } as OfferDraft
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
