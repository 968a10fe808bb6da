import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { staffCoverageRequests, type CoverageRequest, type PlaceDemand } from '@gondola/contract/delivery'
import { COVERAGE_TEXTS, DEMAND_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { RowButton } from '../ui/records/row-buttons.tsx'

const placeName = ({ Localidad, CodigoPostal }: Pick<PlaceDemand, 'Localidad' | 'CodigoPostal'>) =>
  `${Localidad} ${CodigoPostal}`.trim()

/** The list of those who wait for a place. */
const peopleOf = (id: unknown) =>
  `/${staffCoverageRequests.name}?filter=${encodeURIComponent(JSON.stringify({ Lugar: id }))}`

/** Where people asked for delivery and no zone reached, most people first. */
export const demand = recordScreens<PlaceDemand>({
  useList() {
    const mayPeople = useMay(staffCoverageRequests.see)
    return {
      columns: [
        { field: 'Localidad' },
        { field: 'CodigoPostal' },
        { field: 'Personas', right: true },
        { field: 'Desde', as: 'moment' },
        { field: 'Ultimo', as: 'moment' },
        { field: 'Llegamos', as: 'yesNo', unsorted: true },
      ],
      line: [placeName, ({ Llegamos }) => (Llegamos ? TEXTS.fields.Llegamos : ''), 'Personas'],
      phoneOnly: true,
      opens: false,
      lineOpens: mayPeople && (({ id }) => peopleOf(id)),
      actions: mayPeople ? <PeopleButton /> : undefined,
      intro: TEXTS.intro,
      sort: '-Personas',
    }
  },
})

function PeopleButton() {
  const record = useRecordContext<PlaceDemand & { id: string }>()
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
export const coverageRequests = recordScreens<CoverageRequest>({
  list: {
    columns: [
      { field: 'Localidad' },
      { field: 'CodigoPostal' },
      { field: 'Email' },
      { field: 'Fechahora', as: 'moment' },
    ],
    line: ['Email', placeName],
    phoneOnly: true,
    opens: false,
    bulk: true,
    intro: COVERAGE_TEXTS.intro,
    sort: '-Id',
  },
})
