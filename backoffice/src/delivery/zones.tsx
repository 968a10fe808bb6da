import { ReferenceField, TextField } from 'react-admin'
import { staffBranches } from '@gondola/contract/branches'
import type { StaffZone } from '@gondola/contract/delivery'
import { ZONE_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { writePlaces } from './read-places.ts'

const NAMES_SHOWN = 3

/** A few of a zone's places, and whether it has a polygon. */
function reachText({ Lugares, Poligono }: StaffZone): string {
  const names = writePlaces(Lugares.slice(0, NAMES_SHOWN)).split('\n')
  const more = Lugares.length > NAMES_SHOWN ? [`+ ${Lugares.length - NAMES_SHOWN}`] : []
  return [...(Poligono === null ? [] : [TEXTS.drawn]), ...names, ...more].filter(Boolean).join(' · ')
}

const BranchName = () => (
  <ReferenceField source="Sucursal" reference={staffBranches.name} link={false}>
    <TextField source="Nombre" />
  </ReferenceField>
)

export const zones = recordScreens<StaffZone>({
  list: {
    columns: [
      { field: 'Orden', right: true },
      { field: 'Nombre' },
      { field: 'Sucursal', show: () => <BranchName /> },
      { field: 'Lugares', unsorted: true, show: reachText },
      { field: 'Costo', as: 'pesos' },
      { field: 'Minimo', as: 'pesos' },
      { field: 'Activa', as: 'yesNo' },
    ],
    line: [
      'Nombre',
      (zone) => (
        <>
          <BranchName /> · {reachText(zone)}
        </>
      ),
      ({ Activa }) => (Activa ? '' : TEXTS.off),
    ],
    intro: TEXTS.intro,
    sort: 'Orden',
  },
})
