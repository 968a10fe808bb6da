import { required, TextInput } from 'react-admin'
import type { SearchWord } from '@gondola/contract/catalogue-admin'
import { SEARCH_WORD_TEXTS as TEXTS } from '../texts/catalogue-panel.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'

export const searchWords = recordScreens<SearchWord>({
  list: { columns: [{ field: 'Renglon' }], line: ['Renglon'], phoneOnly: true, sort: 'Renglon' },
  form: {
    width: 720,
    fields: () => <TextInput source="Renglon" validate={required()} helperText={TEXTS.lineHint} />,
  },
})
