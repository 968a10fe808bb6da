import WarningIcon from '@mui/icons-material/WarningAmber'
import { Alert, Tooltip } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { DateInput, required } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { formatDate, formatPesos } from '@gondola/contract/base'
import { reviewOffer, type OfferDraft, type StaffOffer } from '@gondola/contract/catalogue-admin'
import { OFFER_STATE_NAMES, OFFER_TEXTS as TEXTS } from '../texts/catalogue-panel.ts'
import { BranchesInput } from '../ui/forms/branch-inputs.tsx'
import { ArticleInput } from '../ui/forms/catalogue-inputs.tsx'
import { PesosInput } from '../ui/forms/number-inputs.tsx'
import { namedBranchesOf } from '../ui/forms/of-chain.tsx'
import { FormActions } from '../ui/records/form-actions.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { Thumbnail } from '../ui/records/thumbnail.tsx'
import { useAnswer } from '../api/use-answer.ts'

const warning = ({ Aviso }: StaffOffer) =>
  Aviso === null ? null : (
    <Tooltip title={Aviso}>
      <WarningIcon color="warning" titleAccess={Aviso} />
    </Tooltip>
  )

export const offers = recordScreens<StaffOffer>({
  list: {
    columns: [
      { field: 'Codigo', hidden: true, csv: ({ Articulo }) => Articulo.Codigo },
      {
        field: 'Articulo',
        show: ({ Articulo }) => `${Articulo.Descripcion} (${Articulo.Codigo})`,
        csv: ({ Articulo }) => Articulo.Descripcion,
      },
      {
        field: 'Precioventa',
        unsorted: true,
        right: true,
        show: ({ Articulo }) => formatPesos(Articulo.Precioventa),
        csv: ({ Articulo }) => Articulo.Precioventa,
      },
      { field: 'Preciooferta', as: 'pesos' },
      { field: 'FechaDesde', as: 'day' },
      { field: 'FechaHasta', as: 'day' },
      { field: 'Estado', names: OFFER_STATE_NAMES, filter: true },
      { field: 'Aviso', unsorted: true, show: warning },
    ],
    exported: [
      'Codigo',
      'Articulo',
      'Precioventa',
      'Preciooferta',
      'FechaDesde',
      'FechaHasta',
      'Estado',
      'PrecioMinimo',
      'Aviso',
    ],
    line: [
      ({ Articulo }) => Articulo.Descripcion,
      ({ Preciooferta, FechaDesde, FechaHasta }) =>
        `${formatPesos(Preciooferta)} · ${formatDate(FechaDesde)} – ${formatDate(FechaHasta)}`,
      warning,
    ],
    picture: ({ Articulo }) => <Thumbnail path={Articulo.Imagen} size={44} />,
    sort: '-FechaHasta',
    filters: [<ArticleInput key="Articulo" source="Articulo" />],
    byBranch: true,
  },
  form: {
    width: 720,
    actions: (
      <FormActions
        copyOf={({ Articulo: { Codigo }, Preciooferta, FechaDesde, FechaHasta, Sucursales }: StaffOffer) => ({
          Articulo: { Codigo },
          Preciooferta,
          FechaDesde,
          FechaHasta,
          ...(Sucursales && { Sucursales }),
        })}
      />
    ),
    branchesOf: namedBranchesOf,
    fields: () => (
      <>
        <ArticleInput source="Articulo.Codigo" isNeeded />
        <PesosInput source="Preciooferta" validate={required()} min={0} />
        <DateInput source="FechaDesde" validate={required()} />
        <DateInput source="FechaHasta" validate={required()} helperText={TEXTS.daysHint} />
        <BranchesInput />
        <OfferAdvice />
      </>
    ),
  },
})

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
  const { data } = useAnswer(reviewOffer, { body }, { enabled: isWhole, placeholderData: keepPreviousData })
  if (!isWhole || data === undefined) return null
  const { Aviso, PrecioMinimo } = data
  if (Aviso !== null) return <Alert severity="warning">{Aviso}</Alert>
  if (PrecioMinimo === null) return null
  return <Alert severity="success">{TEXTS.fine(formatPesos(PrecioMinimo))}</Alert>
}
