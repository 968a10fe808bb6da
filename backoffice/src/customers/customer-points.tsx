import { DataTable, Pagination, ReferenceManyField, useRecordContext } from 'react-admin'
import { staffPoints } from '@gondola/contract/clients'
import { POINTS_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { MomentField } from '../ui/fields.tsx'
import { useMay } from '../ui/use-may.ts'
import { AdjustPoints } from './adjust-points.tsx'

/** The movements of a customer's points; their sum is the balance. */
export function CustomerPoints() {
  const record = useRecordContext()
  const may = useMay('puntos.ajustar')
  return (
    <>
      {may && record !== undefined && <AdjustPoints Cliente={Number(record.id)} />}
      <ReferenceManyField
        reference={staffPoints.name}
        target="Cliente"
        sort={{ field: 'Id', order: 'DESC' }}
        pagination={<Pagination />}
        label={false}
      >
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="Fechahora">
            <MomentField source="Fechahora" />
          </DataTable.Col>
          <DataTable.Col source="Puntos" align="right" />
          <DataTable.Col source="Motivo" />
          <DataTable.Col source="Pedido" disableSort />
          <DataTable.Col source="Usuario" disableSort label={TEXTS.fields.Usuario} />
        </DataTable>
      </ReferenceManyField>
    </>
  )
}
