import { type PromotionDraft, STAFF_PROMOTION_TEXTS as TEXTS } from '@gondola/contract/promotions'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { namedBranchesOf } from '../ui/forms/of-chain.tsx'
import { toDraft } from './to-draft.ts'
import { Typography } from '@mui/material'
import { CheckboxGroupInput, DateInput, required, SimpleForm, TextInput } from 'react-admin'
import { uploadPromotionPicture } from '@gondola/contract/catalogue-admin'
import { PictureInput } from '../ui/forms/picture-input.tsx'
import { BranchesInput } from '../ui/forms/branch-inputs.tsx'
import { MeansInput } from './means-input.tsx'
import { MechanicInputs } from './mechanic-inputs.tsx'
import { WEEKDAYS } from './promotion-words.ts'
import { ReachInputs } from './reach-inputs.tsx'
import { WholeInput } from '../ui/forms/number-inputs.tsx'

/** A promotion's form: the customer's text, the mechanic, the dates, and the articles. */
function PromotionForm({ defaults }: { defaults?: Partial<PromotionDraft> }) {
  return (
    <SimpleForm {...(defaults && { defaultValues: defaults })}>
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
    </SimpleForm>
  )
}

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
    {children}
  </Typography>
)

const NEW: Partial<PromotionDraft> = { Bases: '', Orden: 0, Articulos: [], Familias: [], Marcas: [] }

export const PromotionCreate = () => (
  <CreateScreen transform={toDraft}>
    <PromotionForm defaults={NEW} />
  </CreateScreen>
)

export const PromotionEdit = () => (
  <EditScreen transform={toDraft} branchesOf={namedBranchesOf}>
    <PromotionForm />
  </EditScreen>
)
