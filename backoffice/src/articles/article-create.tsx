import { required, SimpleForm, TextInput } from 'react-admin'
import { CreateScreen } from '../ui/forms/form-screens.tsx'
import { ArticleFields, ArticlePriceFields } from './article-fields.tsx'

/** Drops an empty rate, so that the server uses the family's. */
const withFamilyIva = ({ Iva, ...rest }: Record<string, unknown>) =>
  typeof Iva === 'number' ? { ...rest, Iva } : rest

export const ArticleCreate = () => (
  <CreateScreen transform={withFamilyIva}>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <TextInput source="Codigo" validate={required()} />
      <ArticleFields />
      <ArticlePriceFields />
    </SimpleForm>
  </CreateScreen>
)
