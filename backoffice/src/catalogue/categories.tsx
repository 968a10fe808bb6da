import { BooleanInput, required, TextInput } from 'react-admin'
import type { StaffFamily, StaffDepartment } from '@gondola/contract/catalogue-admin'
import { knownStaff } from '../api/own-staff.ts'
import { FAMILY_TEXTS as TEXTS, DEPARTMENT_TEXTS } from '../texts/catalogue-panel.ts'
import { CodeInput, DepartmentInput, IvaInput, withoutEmptyCode } from '../ui/forms/catalogue-inputs.tsx'
import { OrderInput, WholeInput } from '../ui/forms/number-inputs.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'

const { fields } = DEPARTMENT_TEXTS

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
        <OrderInput helperText={DEPARTMENT_TEXTS.orderHint} />
        <BooleanInput source="Activo" defaultValue />
      </>
    ),
  },
})

const departmentOf = ({ Departamento }: StaffFamily) => Departamento.Descripcion

export const families = recordScreens<StaffFamily>({
  list: {
    columns: [
      { field: 'Codigo', as: 'number' },
      { field: 'Departamento', show: departmentOf, csv: departmentOf },
      { field: 'Descripcion' },
      { field: 'Orden', as: 'number' },
      { field: 'Iva', as: 'number' },
      { field: 'Perecedero', as: 'yesNo' },
      { field: 'Frio', as: 'yesNo' },
      { field: 'Alcohol', as: 'yesNo' },
      { field: 'Activo', as: 'yesNo' },
      { field: 'Articulos', as: 'number', unsorted: true },
    ],
    exported: [
      'Codigo',
      'Descripcion',
      'Departamento',
      'Orden',
      'Iva',
      'Perecedero',
      'Frio',
      'Alcohol',
      'Activo',
      'Articulos',
    ],
    line: [
      'Descripcion',
      (family) => `${departmentOf(family)} · ${TEXTS.fields.Articulos}: ${family.Articulos}`,
      'Codigo',
    ],
    sort: 'Orden',
    perPage: 50,
    filters: [<DepartmentInput key="Departamento" source="Departamento" alwaysOn />],
  },
  form: {
    width: 720,
    transform: withoutEmptyCode,
    fields: ({ isNew }) => (
      <>
        <CodeInput isNew={isNew} />
        <DepartmentInput source="Departamento.Codigo" isNeeded />
        <TextInput source="Descripcion" validate={required()} />
        <OrderInput helperText={TEXTS.orderHint} />
        <BooleanInput source="Activo" defaultValue />
        <BooleanInput source="Perecedero" defaultValue={false} helperText={TEXTS.perishableHint} />
        <BooleanInput source="Frio" defaultValue={false} helperText={TEXTS.coldHint} />
        <BooleanInput source="Alcohol" defaultValue={false} helperText={TEXTS.alcoholHint} />
        <IvaInput />
        {knownStaff()?.Existencias !== undefined && (
          <WholeInput
            source="MargenExistencia"
            min={0}
            defaultValue={0}
            validate={required()}
            helperText={TEXTS.marginHint}
          />
        )}
        {!isNew && <BooleanInput source="IvaATodos" defaultValue={false} helperText={TEXTS.rateHint} />}
      </>
    ),
  },
})
