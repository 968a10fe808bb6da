import { DataTable, FunctionField, SelectInput, SimpleList } from 'react-admin'
import type { StaffBanner } from '@gondola/contract/site'
import { BANNER_STATES } from '../texts/window-screens.ts'
import { useBranchFilters } from '../ui/forms/branch-inputs.tsx'
import { choicesOf } from '../ui/forms/choices.ts'
import { DayField, NameField, YesNoField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { Thumbnail } from '../ui/records/thumbnail.tsx'
import { ListSearch } from '../ui/records/list-search.tsx'

type BannerRecord = StaffBanner & { id: number }

const FILTERS = [
  <ListSearch key="q" source="q" alwaysOn />,
  <SelectInput key="Estado" source="Estado" choices={choicesOf(BANNER_STATES)} alwaysOn />,
]

/** The banners of one position, in the shop's order. */
export function BannerList() {
  const isNarrow = useIsNarrow()
  const filters = useBranchFilters(FILTERS)
  return (
    <ListScreen filters={filters} sort={{ field: 'Orden', order: 'ASC' }}>
      {isNarrow ? (
        <SimpleList<BannerRecord>
          primaryText={({ Texto }) => Texto}
          secondaryText={({ Url }) => Url}
          tertiaryText={({ Estado }) => BANNER_STATES[Estado === 0 ? 0 : 1]}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Orden" align="right" />
          <DataTable.Col source="Imagen" disableSort>
            <FunctionField<BannerRecord>
              render={({ Imagen }) => <Thumbnail path={Imagen} size={40} ratio={3} />}
            />
          </DataTable.Col>
          <DataTable.Col source="Texto" />
          <DataTable.Col source="Url" disableSort />
          <DataTable.Col source="FechaDesde">
            <DayField source="FechaDesde" />
          </DataTable.Col>
          <DataTable.Col source="FechaHasta">
            <DayField source="FechaHasta" />
          </DataTable.Col>
          <DataTable.Col source="Estado">
            <NameField source="Estado" names={BANNER_STATES} />
          </DataTable.Col>
          <DataTable.Col source="Vigente" disableSort>
            <YesNoField source="Vigente" />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}
