import { required, SimpleForm, TextInput } from 'react-admin'
import { CreateScreen } from '../ui/form-screens.tsx'
import { ArticleFields, ArticlePriceFields } from './article-fields.tsx'

export const ArticleCreate = () => (
  <CreateScreen>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <TextInput source="Codigo" validate={required()} />
      <ArticleFields />
      <ArticlePriceFields />
    </SimpleForm>
  </CreateScreen>
)
