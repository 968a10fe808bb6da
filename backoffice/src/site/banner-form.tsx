import { Stack } from '@mui/material'
import { DateInput, required, SelectInput, SimpleForm, TextInput, useResourceContext } from 'react-admin'
import { uploadBannerPicture } from '@gondola/contract/catalogue-admin'
import { staffUserBanners, type BannerDraft } from '@gondola/contract/site'
import { BANNER_KINDS, BANNER_STATES, BANNER_TEXTS as TEXTS } from '../texts/window-screens.ts'
import { BranchesInput } from '../ui/forms/branch-inputs.tsx'
import { choicesOf } from '../ui/forms/choices.ts'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { namedBranchesOf } from '../ui/forms/of-chain.tsx'
import { keptText } from '../ui/forms/kept-text.ts'
import { PictureInput } from '../ui/forms/picture-input.tsx'
import { WholeInput } from '../ui/forms/number-inputs.tsx'

const STATES = Object.entries(BANNER_STATES).map(([id, name]) => ({ id: Number(id), name }))
const NEW: Partial<BannerDraft> = { Estado: 0, Orden: 0, Url: '', FechaDesde: null, FechaHasta: null }

function BannerForm({ isNew = false }: { isNew?: boolean }) {
  const isUsers = useResourceContext() === staffUserBanners.name
  return (
    <SimpleForm {...(isNew && { defaultValues: { ...NEW, Descrip: isUsers ? 'user' : 'front' } })}>
      <PictureInput upload={uploadBannerPicture} ratio={3} isRequired />
      <TextInput source="Texto" validate={required()} helperText={TEXTS.textHint} />
      <TextInput source="Url" parse={keptText} helperText={TEXTS.urlHint} />
      {isUsers && <SelectInput source="Descrip" choices={choicesOf(BANNER_KINDS)} validate={required()} />}
      <SelectInput source="Estado" choices={STATES} validate={required()} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 0, sm: 2 }}>
        <DateInput source="FechaDesde" helperText={TEXTS.datesHint} />
        <DateInput source="FechaHasta" helperText={TEXTS.datesHint} />
      </Stack>
      <BranchesInput />
      <WholeInput source="Orden" min={0} validate={required()} helperText={TEXTS.orderHint} />
    </SimpleForm>
  )
}

export const BannerCreate = () => (
  <CreateScreen>
    <BannerForm isNew />
  </CreateScreen>
)

export const BannerEdit = () => (
  <EditScreen branchesOf={namedBranchesOf}>
    <BannerForm />
  </EditScreen>
)
