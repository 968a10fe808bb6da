import { BooleanInput, DataTable, SimpleList } from 'react-admin'
import { type StaffWithdrawal, INBOX_STATE_NAMES } from '@gondola/contract/inboxes'
import { hoursLeftText, WITHDRAWAL_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { MomentField, NameField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { HoursLeft } from './hours-left.tsx'
import { INBOX_FILTERS, onlyIfOn } from './inbox-filters.tsx'

const FILTERS = [
  ...INBOX_FILTERS,
  <BooleanInput key="Vencida" source="Vencida" label={TEXTS.overdueOnly} parse={onlyIfOn} alwaysOn />,
]

/** Withdrawals with their 24-hour clock, newest first. */
export function WithdrawalList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Fecha', order: 'DESC' }}>
      {isNarrow ? (
        <SimpleList<StaffWithdrawal & { id: string }>
          linkType="show"
          primaryText={({ Codigo }) => Codigo}
          secondaryText={({ Nombre }) => Nombre}
          tertiaryText={({ HorasRestantes }) => hoursLeftText(HorasRestantes)}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick="show">
          <DataTable.Col source="Codigo" />
          <DataTable.Col source="Fecha">
            <MomentField source="Fecha" />
          </DataTable.Col>
          <DataTable.Col source="Nombre" />
          <DataTable.Col source="Pedido" />
          <DataTable.Col source="HorasRestantes" disableSort>
            <HoursLeft />
          </DataTable.Col>
          <DataTable.Col source="EstadoGestion">
            <NameField source="EstadoGestion" names={INBOX_STATE_NAMES} />
          </DataTable.Col>
          <DataTable.Col source="AsignadaA" />
        </DataTable>
      )}
    </ListScreen>
  )
}
