import type { StaffText } from '@gondola/contract/site'
import { recordScreens } from '../ui/records/record-screens.tsx'

/** The titles and texts of the site, and where they are shown. */
export const texts = recordScreens<StaffText>({
  list: {
    columns: [
      { field: 'Numero', unsorted: true },
      { field: 'Lugar', unsorted: true },
      { field: 'Titulo', unsorted: true },
    ],
    line: ['Titulo', 'Lugar'],
    phoneOnly: true,
    search: false,
    pagination: false,
  },
})
