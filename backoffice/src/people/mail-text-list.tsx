import { DataTable, SimpleList } from 'react-admin'
import type { StaffMailTemplate } from '@gondola/contract/inboxes'
import { YesNoField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'

/** The mails whose texts can be edited. */
export function MailTextList() {
  const isPhone = useIsPhone()
  return (
    <ListScreen pagination={false}>
      {isPhone ? (
        <SimpleList<StaffMailTemplate & { id: string }>
          primaryText={({ Descripcion }) => Descripcion}
          secondaryText={({ Asunto }) => Asunto}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Descripcion" disableSort />
          <DataTable.Col source="Asunto" disableSort />
          <DataTable.Col source="Propia" disableSort>
            <YesNoField source="Propia" />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}
