import { DataTable, SimpleList } from 'react-admin'
import type { PointsEntry } from '@gondola/contract/clients'
import { POINTS_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { FunctionField } from 'react-admin'
import { MomentField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

type PointsRecord = PointsEntry & { id: number }

const FILTERS = [<ListSearch key="q" source="q" alwaysOn />]
/** Links to the customer. */
const toCustomer = (_id: unknown, _resource: string, { Cliente }: Pick<PointsEntry, 'Cliente'>) =>
  `/clientes/${Cliente}/show`

/** All movements of points, newest first. They are adjusted on the customer's screen. */
export function PointList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Id', order: 'DESC' }}>
      {isNarrow ? (
        <SimpleList<PointsRecord>
          rowClick={toCustomer as never}
          primaryText={({ Nombre }) => Nombre}
          secondaryText={({ Motivo }) => Motivo}
          tertiaryText={({ Puntos }) => Puntos}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={toCustomer as never}>
          <DataTable.Col source="Fechahora">
            <MomentField source="Fechahora" />
          </DataTable.Col>
          <DataTable.Col source="Nombre" />
          <DataTable.Col source="Puntos" align="right" />
          <DataTable.Col source="Motivo" />
          <DataTable.Col source="Pedido" disableSort />
          <DataTable.Col source="Usuario" disableSort>
            <FunctionField<PointsRecord> render={({ Usuario }) => Usuario ?? TEXTS.shop} />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}
