import { DateInput, required, SimpleForm } from 'react-admin'
import { OFFER_TEXTS } from '../texts/catalogue-panel.ts'
import { ArticleInput } from '../ui/catalogue-inputs.tsx'
import { CreateScreen, EditScreen } from '../ui/form-screens.tsx'
import { OfferAdvice } from './offer-advice.tsx'
import { PesosInput } from '../ui/number-inputs.tsx'

const Fields = () => (
  <>
    <ArticleInput source="Articulo.Codigo" isNeeded />
    <PesosInput source="Preciooferta" validate={required()} min={0} />
    <DateInput source="FechaDesde" validate={required()} />
    <DateInput source="FechaHasta" validate={required()} helperText={OFFER_TEXTS.daysHint} />
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
  <EditScreen>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <Fields />
    </SimpleForm>
  </EditScreen>
)
