import { BooleanInput, required, SimpleForm, TextInput } from 'react-admin'
import { DEPARTMENT_TEXTS } from '../texts/catalogue-panel.ts'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { withoutEmptyCode } from '../ui/forms/without-empty-code.ts'
import { OrderInput } from '../ui/forms/order-input.tsx'
import { WholeInput } from '../ui/forms/number-inputs.tsx'

const Fields = () => (
  <>
    <TextInput source="Descripcion" validate={required()} />
    <OrderInput helperText={DEPARTMENT_TEXTS.orderHint} />
    <BooleanInput source="Activo" defaultValue />
  </>
)

export const DepartmentCreate = () => (
  <CreateScreen transform={withoutEmptyCode}>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <WholeInput source="Codigo" min={1} helperText={DEPARTMENT_TEXTS.codeHint} />
      <Fields />
    </SimpleForm>
  </CreateScreen>
)

export const DepartmentEdit = () => (
  <EditScreen>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <WholeInput source="Codigo" readOnly />
      <Fields />
    </SimpleForm>
  </EditScreen>
)
