import { BooleanInput } from 'react-admin'
import { ROLE_NAMES, ROLE_TEXTS as TEXTS, type StaffRole } from '@gondola/contract/staff'
import { SaveToolbar } from '../ui/forms/save-toolbar.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'

/** What each role requires of its accounts. */
export const roles = recordScreens<StaffRole>({
  list: {
    columns: [
      { field: 'Rol', names: ROLE_NAMES },
      { field: 'SegundoFactor', as: 'yesNo', unsorted: true },
      { field: 'Desde', as: 'moment', unsorted: true },
      { field: 'SinSegundoFactor', as: 'number', unsorted: true },
    ],
    line: [
      ({ Rol }) => ROLE_NAMES[Rol],
      ({ SinSegundoFactor }) => `${TEXTS.fields.SinSegundoFactor}: ${SinSegundoFactor}`,
      'SegundoFactor',
    ],
    sort: 'Rol',
  },
  form: {
    toolbar: <SaveToolbar />,
    fields: () => <BooleanInput source="SegundoFactor" helperText={TEXTS.hint} />,
  },
})
