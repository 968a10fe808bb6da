import { DataTable, SimpleList } from 'react-admin'
import type { StaffText } from '@gondola/contract/site'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'

/** The titles and texts of the site, and where they are shown. */
export function TextList() {
  const isPhone = useIsPhone()
  return (
    <ListScreen pagination={false}>
      {isPhone ? (
        <SimpleList<StaffText & { id: number }>
          primaryText={({ Titulo }) => Titulo}
          secondaryText={({ Lugar }) => Lugar}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Numero" disableSort />
          <DataTable.Col source="Lugar" disableSort />
          <DataTable.Col source="Titulo" disableSort />
        </DataTable>
      )}
    </ListScreen>
  )
}
