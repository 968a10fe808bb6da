import { Heading } from '../ui/forms/form-screens.tsx'
import { Typography } from '@mui/material'
import { CheckboxGroupInput, DateInput, required, TextInput, useRecordContext } from 'react-admin'
import { formatDate } from '@gondola/contract/base'
import {
  staffArticles,
  staffBrands,
  staffFamilies,
  uploadPromotionPicture,
} from '@gondola/contract/catalogue-admin'
import {
  mechanicName,
  promotionTexts,
  STAFF_PROMOTION_TEXTS as TEXTS,
  STAFF_PROMOTION_TEXTS,
  STATE_NAMES,
  WEEKDAY_NAMES,
  type PromotionDraft,
  type StaffPromotion,
  type StaffPromotionWhole,
} from '@gondola/contract/promotions'
import { BranchesInput } from '../ui/forms/branch-inputs.tsx'
import { WholeInput } from '../ui/forms/number-inputs.tsx'
import { namedBranchesOf } from '../ui/forms/of-chain.tsx'
import { PictureInput } from '../ui/forms/picture-input.tsx'
import { FormActions } from '../ui/records/form-actions.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { MeansInput, MechanicInputs } from './mechanic-inputs.tsx'
import { toDraft } from './to-draft.ts'
import { callServer } from '../api/call-server.ts'
import { CodesInput, type Coded } from './codes-input.tsx'

/** Number of articles offered by a search. */
const FOUND_MAX = 20
/** More families or brands than any shop has. */
const ALL_MAX = 500

const findArticles = async (q: string): Promise<Coded<string>[]> => {
  if (q.trim() === '') return []
  const rows = await callServer(staffArticles.list, { query: { q, _start: 0, _end: FOUND_MAX } })
  return rows.map(({ Codigo, Descripcion }) => ({ Codigo, Descripcion }))
}

const coded = (rows: readonly Coded<number>[]): Coded<number>[] =>
  rows.map(({ Codigo, Descripcion }) => ({ Codigo, Descripcion }))

const findFamilies = async (q: string): Promise<Coded<number>[]> =>
  coded(await callServer(staffFamilies.list, { query: { ...(q.trim() && { q }), _start: 0, _end: ALL_MAX } }))

const findBrands = async (q: string): Promise<Coded<number>[]> =>
  coded(await callServer(staffBrands.list, { query: { ...(q.trim() && { q }), _start: 0, _end: ALL_MAX } }))

const familiesOf = async (codes: readonly number[]) =>
  coded(await callServer(staffFamilies.list, { query: { ids: codes.join(',') } }))

const brandsOf = async (codes: readonly number[]) =>
  coded(await callServer(staffBrands.list, { query: { ids: codes.join(',') } }))

const articlesOf = async (codes: readonly string[]) =>
  (await callServer(staffArticles.list, { query: { ids: codes.slice(0, 100).join(',') } })).map(
    ({ Codigo, Descripcion }) => ({ Codigo, Descripcion }),
  )

/** Articles, families and brands that a promotion covers. */
function ReachInputs() {
  const record = useRecordContext<StaffPromotionWhole & { id: number }>()
  return (
    <>
      <CodesInput
        source="Articulos"
        find={findArticles}
        nameOf={articlesOf}
        known={record?.ListArticulos ?? NONE}
        hint={TEXTS.searchArticles}
      />
      <CodesInput source="Familias" find={findFamilies} nameOf={familiesOf} />
      <CodesInput source="Marcas" find={findBrands} nameOf={brandsOf} />
    </>
  )
}

const NONE: readonly never[] = []

/** A promotion's mechanic in words, and whether it needs a payment type; without one, that it is only a label. */
function mechanicWords({ Mecanica, TiposPago }: Pick<StaffPromotion, 'Mecanica' | 'TiposPago'>): string {
  const words = Mecanica ? mechanicName(Mecanica) : STAFF_PROMOTION_TEXTS.labelOnly
  return TiposPago?.length ? `${words}, ${STAFF_PROMOTION_TEXTS.byMeans}` : words
}

/** The weekdays of a promotion, starting on Monday. */
function dayWords({ Dias }: Pick<StaffPromotion, 'Dias'>): string {
  if (!Dias || Dias.length === 0) return STAFF_PROMOTION_TEXTS.everyDay
  return WEEKDAYS.filter(({ id }) => Dias.includes(id))
    .map(({ name }) => name)
    .join(', ')
}

/** Weekdays as form choices, starting on Monday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0].map((id) => ({ id, name: WEEKDAY_NAMES[id]! }))

const NEW: Partial<PromotionDraft> = { Bases: '', Orden: 0, Articulos: [], Familias: [], Marcas: [] }

/** All promotions, latest end first: the customer's text, the mechanic, the dates, and the articles. */
export const promotions = recordScreens<StaffPromotion>({
  list: {
    columns: [
      { field: 'Descripcion' },
      { field: 'Mecanica', unsorted: true, show: mechanicWords, csv: mechanicWords },
      {
        field: 'Mecanica.Limite',
        hidden: true,
        csv: ({ Mecanica }) => Mecanica?.Limite && promotionTexts.limit(Mecanica),
      },
      { field: 'FechaDesde', as: 'day' },
      { field: 'FechaHasta', as: 'day' },
      { field: 'Dias', unsorted: true, show: dayWords, csv: dayWords },
      { field: 'Alcance', unsorted: true, right: true },
      { field: 'Estado', names: STATE_NAMES, filter: true, unsorted: true },
    ],
    exported: [
      'Promocion',
      'Descripcion',
      'Descrip',
      'Mecanica',
      'Mecanica.Limite',
      'FechaDesde',
      'FechaHasta',
      'Dias',
      'Alcance',
      'Orden',
      'Estado',
    ],
    line: [
      'Descripcion',
      (promotion) => `${mechanicWords(promotion)} · hasta ${formatDate(promotion.FechaHasta)}`,
      'Estado',
    ],
    sort: '-FechaHasta',
    byBranch: true,
  },
  form: {
    transform: toDraft,
    actions: <FormActions copyOf={(promotion: StaffPromotionWhole) => toDraft({ ...promotion })} />,
    branchesOf: namedBranchesOf,
    defaults: NEW,
    fields: () => (
      <>
        <TextInput source="Descripcion" validate={required()} />
        <TextInput source="Descrip" validate={required()} />
        <Heading>{TEXTS.mechanicTitle}</Heading>
        <MechanicInputs />
        <Heading>{TEXTS.datesTitle}</Heading>
        <DateInput source="FechaDesde" validate={required()} />
        <DateInput source="FechaHasta" validate={required()} />
        <CheckboxGroupInput source="Dias" choices={WEEKDAYS} helperText={TEXTS.daysHint} />
        <MeansInput />
        <BranchesInput />
        <Heading>{TEXTS.reachTitle}</Heading>
        <Typography variant="body2">{TEXTS.reachHint}</Typography>
        <ReachInputs />
        <TextInput source="Bases" multiline minRows={3} helperText={TEXTS.basesHint} />
        <PictureInput upload={uploadPromotionPicture} ratio={2} hint={TEXTS.pictureHint} />
        <WholeInput source="Orden" min={0} helperText={TEXTS.ordenHint} />
      </>
    ),
  },
})
