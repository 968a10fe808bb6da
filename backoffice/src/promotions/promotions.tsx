import { Typography } from '@mui/material'
import { CheckboxGroupInput, DateInput, required, TextInput } from 'react-admin'
import { formatDate } from '@gondola/contract/base'
import { uploadPromotionPicture } from '@gondola/contract/catalogue-admin'
import {
  promotionTexts,
  STAFF_PROMOTION_TEXTS as TEXTS,
  STATE_NAMES,
  type PromotionDraft,
  type StaffPromotion,
} from '@gondola/contract/promotions'
import { BranchesInput } from '../ui/forms/branch-inputs.tsx'
import { WholeInput } from '../ui/forms/number-inputs.tsx'
import { namedBranchesOf } from '../ui/forms/of-chain.tsx'
import { PictureInput } from '../ui/forms/picture-input.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { MeansInput } from './means-input.tsx'
import { MechanicInputs } from './mechanic-inputs.tsx'
import { dayWords, mechanicWords, WEEKDAYS } from './promotion-words.ts'
import { ReachInputs } from './reach-inputs.tsx'
import { toDraft } from './to-draft.ts'

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

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
    {children}
  </Typography>
)
