import { DataTable, SelectInput, SimpleList } from 'react-admin'
import type { OutboxMail } from '@gondola/contract/inboxes'
import { MAIL_STATES } from '../texts/mail-screens.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import { MomentField, NameField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

const FILTERS = [
  <ListSearch key="q" source="q" alwaysOn />,
  <SelectInput key="Estado" source="Estado" choices={choicesOf(MAIL_STATES)} alwaysOn />,
]

/** Every mail, newest first. */
export function OutboxList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Id', order: 'DESC' }}>
      {isNarrow ? (
        <SimpleList<OutboxMail & { id: number }>
          linkType="show"
          primaryText={({ Asunto }) => Asunto}
          secondaryText={({ Para }) => Para}
          tertiaryText={({ Estado }) => MAIL_STATES[Estado]}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="Fechahora">
            <MomentField source="Fechahora" />
          </DataTable.Col>
          <DataTable.Col source="Para" />
          <DataTable.Col source="Asunto" />
          <DataTable.Col source="Estado">
            <NameField source="Estado" names={MAIL_STATES} />
          </DataTable.Col>
          <DataTable.Col source="Intentos" align="right" />
          <DataTable.Col source="UltimoError" disableSort />
        </DataTable>
      )}
    </ListScreen>
  )
}
