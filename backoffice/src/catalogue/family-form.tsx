import { BooleanInput, required, SimpleForm, TextInput } from 'react-admin'
import { knownStaff } from '../api/own-staff.ts'
import { FAMILY_TEXTS } from '../texts/catalogue-panel.ts'
import { DepartmentInput, IvaInput } from '../ui/forms/catalogue-inputs.tsx'
import { CreateScreen, EditScreen } from '../ui/forms/form-screens.tsx'
import { withoutEmptyCode } from '../ui/forms/without-empty-code.ts'
import { OrderInput } from '../ui/forms/order-input.tsx'
import { WholeInput } from '../ui/forms/number-inputs.tsx'

const Fields = () => (
  <>
    <DepartmentInput source="Departamento.Codigo" isNeeded />
    <TextInput source="Descripcion" validate={required()} />
    <OrderInput helperText={FAMILY_TEXTS.orderHint} />
    <BooleanInput source="Activo" defaultValue />
    <BooleanInput source="Perecedero" defaultValue={false} helperText={FAMILY_TEXTS.perishableHint} />
    <BooleanInput source="Frio" defaultValue={false} helperText={FAMILY_TEXTS.coldHint} />
    <BooleanInput source="Alcohol" defaultValue={false} helperText={FAMILY_TEXTS.alcoholHint} />
    <IvaInput />
    {knownStaff()?.Existencias !== undefined && (
      <WholeInput
        source="MargenExistencia"
        min={0}
        defaultValue={0}
        validate={required()}
        helperText={FAMILY_TEXTS.marginHint}
      />
    )}
  </>
)

export const FamilyCreate = () => (
  <CreateScreen transform={withoutEmptyCode}>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <WholeInput source="Codigo" min={1} helperText={FAMILY_TEXTS.codeHint} />
      <Fields />
    </SimpleForm>
  </CreateScreen>
)

export const FamilyEdit = () => (
  <EditScreen>
    <SimpleForm sx={{ maxWidth: 720 }}>
      <WholeInput source="Codigo" readOnly />
      <Fields />
      <BooleanInput source="IvaATodos" defaultValue={false} helperText={FAMILY_TEXTS.rateHint} />
    </SimpleForm>
  </EditScreen>
)
