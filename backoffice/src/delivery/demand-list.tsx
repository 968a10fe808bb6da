import { DataTable, SimpleList, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { staffCoverageRequests, type CoverageRequest, type PlaceDemand } from '@gondola/contract/delivery'
import { ACTIONS_HEADING } from '../texts/work-list.ts'
import { COVERAGE_TEXTS, DEMAND_TEXTS as TEXTS } from '../texts/zone-screens.ts'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'
import { useMay } from '../ui/frame/use-may.ts'
import { MomentField, YesNoField } from '../ui/records/fields.tsx'
import { RowButton } from '../ui/records/row-button.tsx'
import { ListIntro } from '../ui/records/list-intro.tsx'
import { ListScreen } from '../ui/records/list-screen.tsx'
import { ListSearch } from '../ui/records/list-search.tsx'

type DemandRecord = PlaceDemand & { id: number }

const FILTERS = [<ListSearch key="q" source="q" alwaysOn />]
const placeName = ({ Localidad, CodigoPostal }: Pick<PlaceDemand, 'Localidad' | 'CodigoPostal'>) =>
  `${Localidad} ${CodigoPostal}`.trim()

/** The list of those who wait for a place. */
const peopleOf = (id: unknown) =>
  `/${staffCoverageRequests.name}?filter=${encodeURIComponent(JSON.stringify({ Lugar: id }))}`

/** Where people asked for delivery and no zone reached, most people first. */
export function DemandList() {
  const isPhone = useIsPhone()
  const mayPeople = useMay(staffCoverageRequests.see)
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Personas', order: 'DESC' }}>
      <ListIntro>{TEXTS.intro}</ListIntro>
      {isPhone ? (
        <SimpleList<DemandRecord>
          rowClick={mayPeople ? peopleOf : false}
          primaryText={placeName}
          secondaryText={({ Llegamos }) => (Llegamos ? TEXTS.fields.Llegamos : '')}
          tertiaryText={({ Personas }) => Personas}
        />
      ) : (
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="Localidad" />
          <DataTable.Col source="CodigoPostal" />
          <DataTable.Col source="Personas" align="right" />
          <DataTable.Col source="Desde">
            <MomentField source="Desde" />
          </DataTable.Col>
          <DataTable.Col source="Ultimo">
            <MomentField source="Ultimo" />
          </DataTable.Col>
          <DataTable.Col source="Llegamos" disableSort>
            <YesNoField source="Llegamos" />
          </DataTable.Col>
          {mayPeople && (
            <DataTable.Col label={ACTIONS_HEADING}>
              <PeopleButton />
            </DataTable.Col>
          )}
        </DataTable>
      )}
    </ListScreen>
  )
}

function PeopleButton() {
  const record = useRecordContext<DemandRecord>()
  return (
    record && (
      <RowButton
        component={Link}
        to={peopleOf(record.id)}
        aria-label={`${TEXTS.people}: ${placeName(record)}`}
      >
        {TEXTS.people}
      </RowButton>
    )
  )
}

/** Who asked to be told, newest first; to be exported for the mail that tells them. */
export function CoverageList() {
  const isPhone = useIsPhone()
  return (
    <ListScreen filters={FILTERS} sort={{ field: 'Id', order: 'DESC' }}>
      <ListIntro>{COVERAGE_TEXTS.intro}</ListIntro>
      {isPhone ? (
        <SimpleList<CoverageRequest & { id: number }>
          rowClick={false}
          primaryText={({ Email }) => Email}
          secondaryText={placeName}
        />
      ) : (
        <DataTable rowClick={false}>
          <DataTable.Col source="Localidad" />
          <DataTable.Col source="CodigoPostal" />
          <DataTable.Col source="Email" />
          <DataTable.Col source="Fechahora">
            <MomentField source="Fechahora" />
          </DataTable.Col>
        </DataTable>
      )}
    </ListScreen>
  )
}
