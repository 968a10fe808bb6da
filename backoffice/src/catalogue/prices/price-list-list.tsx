import { DataTable, SimpleList } from 'react-admin'
import type { PriceList } from '@gondola/contract/catalogue-admin'
import { formatNumber } from '@gondola/contract/base'
import { PRICE_LIST_TEXTS as TEXTS } from '../../texts/branches.ts'
import { ListButtons, ListScreen } from '../../ui/records/list-screen.tsx'
import { useChosenBranch } from '../../ui/frame/chosen-branch.ts'
import { useIsNarrow } from '../../ui/frame/use-is-narrow.ts'
import { ListSearch } from '../../ui/records/list-search.tsx'

type Row = PriceList & { id: number }

const FILTERS = [<ListSearch key="q" source="q" alwaysOn />]

const branchesOf = ({ Sucursales }: Row) => Sucursales.map(({ Nombre }) => Nombre).join(', ')

export function PriceListList() {
  const isNarrow = useIsNarrow()
  const { isLimited } = useChosenBranch()
  return (
    <ListScreen
      filters={FILTERS}
      actions={<ListButtons filters creates={!isLimited} />}
      sort={{ field: 'Nombre', order: 'ASC' }}
    >
      {isNarrow ? (
        <SimpleList<Row>
          rowClick="show"
          primaryText={({ Nombre }) => Nombre}
          secondaryText={branchesOf}
          tertiaryText={({ Articulos }) => `${TEXTS.fields.Articulos}: ${formatNumber(Articulos)}`}
        />
      ) : (
        <DataTable<Row> bulkActionButtons={false} rowClick="show">
          <DataTable.Col<Row> source="Nombre" />
          <DataTable.NumberCol<Row> source="Articulos" disableSort />
          <DataTable.Col<Row> source="Sucursales" disableSort render={branchesOf} />
        </DataTable>
      )}
    </ListScreen>
  )
}
