import { DataTable, FunctionField, ReferenceField, SimpleList, TextField } from 'react-admin'
import { staffBranches } from '@gondola/contract/branches'
import type { StaffZone } from '@gondola/contract/delivery'
import { ZONE_TEXTS as TEXTS } from '../texts/zone-screens.ts'
import { PesosField, YesNoField } from '../ui/records/fields.tsx'
import { ListIntro } from '../ui/records/list-intro.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { useIsNarrow } from '../ui/frame/use-is-narrow.ts'
import { writePlaces } from './read-places.ts'
import { ListSearch } from '../ui/records/list-search.tsx'

type ZoneRecord = StaffZone & { id: number }

const FILTERS = [<ListSearch key="q" source="q" alwaysOn />]
const NAMES_SHOWN = 3

/** A few of a zone's places, and whether it has a polygon. */
function reachText({ Lugares, Poligono }: StaffZone): string {
  const names = writePlaces(Lugares.slice(0, NAMES_SHOWN)).split('\n')
  const more = Lugares.length > NAMES_SHOWN ? [`+ ${Lugares.length - NAMES_SHOWN}`] : []
  return [...(Poligono === null ? [] : [TEXTS.drawn]), ...names, ...more].filter(Boolean).join(' · ')
}

export function ZoneList() {
  const isNarrow = useIsNarrow()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Orden', order: 'ASC' }}>
      <ListIntro>{TEXTS.intro}</ListIntro>
      {isNarrow ? (
        <SimpleList<ZoneRecord>
          primaryText={({ Nombre }) => Nombre}
          secondaryText={(zone) => (
            <>
              <BranchName /> · {reachText(zone)}
            </>
          )}
          tertiaryText={({ Activa }) => (Activa ? '' : TEXTS.off)}
        />
      ) : (
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="Orden" align="right" />
          <DataTable.Col source="Nombre" />
          <DataTable.Col source="Sucursal">
            <BranchName />
          </DataTable.Col>
          <DataTable.Col source="Lugares" disableSort>
            <FunctionField<ZoneRecord> render={reachText} />
          </DataTable.Col>
          <DataTable.Col source="Costo" align="right">
            <PesosField source="Costo" />
          </DataTable.Col>
          <DataTable.Col source="Minimo" align="right">
            <PesosField source="Minimo" />
          </DataTable.Col>
          <DataTable.Col source="Activa">
            <YesNoField source="Activa" />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}

const BranchName = () => (
  <ReferenceField source="Sucursal" reference={staffBranches.name} link={false}>
    <TextField source="Nombre" />
  </ReferenceField>
)
