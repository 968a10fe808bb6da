import { BooleanInput, required, TextInput } from 'react-admin'
import type { StaffDepartment } from '@gondola/contract/catalogue-admin'
import { DEPARTMENT_TEXTS as TEXTS } from '../texts/catalogue-panel.ts'
import { CodeInput, withoutEmptyCode } from '../ui/forms/catalogue-inputs.tsx'
import { OrderInput } from '../ui/forms/number-inputs.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'

const { fields } = TEXTS

export const departments = recordScreens<StaffDepartment>({
  list: {
    columns: [
      { field: 'Codigo', as: 'number' },
      { field: 'Descripcion' },
      { field: 'Orden', as: 'number' },
      { field: 'Activo', as: 'yesNo' },
      { field: 'Familias', as: 'number', unsorted: true },
      { field: 'Articulos', as: 'number', unsorted: true },
    ],
    line: [
      'Descripcion',
      ({ Familias, Articulos }) => `${fields.Familias}: ${Familias} · ${fields.Articulos}: ${Articulos}`,
      'Codigo',
    ],
    sort: 'Orden',
    perPage: 50,
  },
  form: {
    width: 720,
    transform: withoutEmptyCode,
    fields: ({ isNew }) => (
      <>
        <CodeInput isNew={isNew} />
        <TextInput source="Descripcion" validate={required()} />
        <OrderInput helperText={TEXTS.orderHint} />
        <BooleanInput source="Activo" defaultValue />
      </>
    ),
  },
})
