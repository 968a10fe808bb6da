import { DataTable, required, SimpleForm, SimpleList, TextInput } from 'react-admin'
import type { SearchWord } from '@gondola/contract/catalogue-admin'
import { SEARCH_WORD_TEXTS as TEXTS } from '../texts/catalogue-panel.ts'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { ListSearch } from '../ui/records/list-search.tsx'

type Row = SearchWord & { id: number }

const FILTERS = [<ListSearch key="q" source="q" alwaysOn />]

/** The chain's own words for the search. */
export function SearchWordList() {
  const isPhone = useIsPhone()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Renglon', order: 'ASC' }}>
      {isPhone ? (
        <SimpleList<Row> primaryText={({ Renglon }) => Renglon} />
      ) : (
        <DataTable<Row> bulkActionButtons={false}>
          <DataTable.Col<Row> source="Renglon" />
        </DataTable>
      )}
    </ListScreen>
  )
}

const Line = () => (
  <SimpleForm sx={{ maxWidth: 720 }}>
    <TextInput source="Renglon" validate={required()} helperText={TEXTS.lineHint} />
  </SimpleForm>
)

export const SearchWordCreate = () => (
  <CreateScreen>
    <Line />
  </CreateScreen>
)

export const SearchWordEdit = () => (
  <EditScreen>
    <Line />
  </EditScreen>
)
