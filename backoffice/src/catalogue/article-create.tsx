import { required, SimpleForm, TextInput } from 'react-admin'
import { CreateScreen } from '../ui/forms/form-screens.tsx'
import { ArticleFields, ArticlePriceFields } from './article-fields.tsx'

/** Drops an empty rate, so that the server uses the family's; a pasted code has blanks around it. */
const asSent = ({ Iva, Codigo, ...rest }: Record<string, unknown>) => ({
  ...rest,
  Codigo: typeof Codigo === 'string' ? Codigo.trim() : Codigo,
  ...(typeof Iva === 'number' && { Iva }),
})

export const ArticleCreate = () => (
  <CreateScreen transform={asSent}>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <TextInput source="Codigo" validate={required()} />
      <ArticleFields />
      <ArticlePriceFields />
    </SimpleForm>
  </CreateScreen>
)
