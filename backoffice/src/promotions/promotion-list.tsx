import { DataTable, FunctionField, SelectInput, SimpleList } from 'react-admin'
import {
  type StaffPromotion,
  STAFF_PROMOTION_TEXTS as TEXTS,
  STATE_NAMES,
} from '@gondola/contract/promotions'
import { formatDate } from '@gondola/contract/base'
import { useBranchFilters } from '../ui/forms/branch-inputs.tsx'
import { choicesOf } from '../ui/forms/choices.ts'
import { csvExporter } from '../ui/records/export-csv.ts'
import { DayField, NameField } from '../ui/records/fields.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { PROMOTION_COLUMNS } from './promotion-columns.ts'
import { dayWords, mechanicWords } from './promotion-words.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

type PromotionRecord = StaffPromotion & { id: number }

const FILTERS = [
  <ListSearch key="q" source="q" alwaysOn />,
  <SelectInput key="Estado" source="Estado" choices={choicesOf(STATE_NAMES)} alwaysOn />,
]

/** All promotions, latest end first. */
export function PromotionList() {
  const isNarrow = useIsNarrow()
  const filters = useBranchFilters(FILTERS)
  return (
    <ListScreen
      filters={filters}
      sort={{ field: 'FechaHasta', order: 'DESC' }}
      exporter={csvExporter(TEXTS.many, PROMOTION_COLUMNS)}
    >
      {isNarrow ? (
        <SimpleList<PromotionRecord>
          primaryText={({ Descripcion }) => Descripcion}
          secondaryText={(promotion) =>
            `${mechanicWords(promotion)} · hasta ${formatDate(promotion.FechaHasta)}`
          }
          tertiaryText={({ Estado }) => STATE_NAMES[Estado]}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Descripcion" />
          <DataTable.Col source="Mecanica" disableSort>
            <FunctionField<PromotionRecord> source="Mecanica" render={mechanicWords} />
          </DataTable.Col>
          <DataTable.Col source="FechaDesde">
            <DayField source="FechaDesde" />
          </DataTable.Col>
          <DataTable.Col source="FechaHasta">
            <DayField source="FechaHasta" />
          </DataTable.Col>
          <DataTable.Col source="Dias" disableSort>
            <FunctionField<PromotionRecord> source="Dias" render={dayWords} />
          </DataTable.Col>
          <DataTable.Col source="Alcance" disableSort align="right" />
          <DataTable.Col source="Estado" disableSort>
            <NameField source="Estado" names={STATE_NAMES} />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}
