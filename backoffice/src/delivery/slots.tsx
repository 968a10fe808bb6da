import { BooleanInput, required, TextInput } from 'react-admin'
import type { StaffSlot } from '@gondola/contract/delivery'
import { SLOT_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { BranchInput } from '../ui/forms/branch-inputs.tsx'
import { OrderInput, WholeInput } from '../ui/forms/number-inputs.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { FirstOwnSlot } from './first-own-slot.tsx'
import { LastOwnSlot } from './last-own-slot.tsx'
import { OrdersOfSlot } from './taken-orders.tsx'

export const slots = recordScreens<StaffSlot>({
  useList() {
    const { branches } = useChosenBranch()
    const nameOf = ({ Sucursal }: StaffSlot) =>
      branches.find(({ Id }) => Id === Sucursal)?.Nombre ?? TEXTS.ofShop
    const isNamed = branches.length > 0
    return {
      columns: [
        { field: 'Orden', right: true },
        { field: 'Desde' },
        { field: 'Hasta' },
        { field: 'Cupo', right: true },
        { field: 'Activo', as: 'yesNo' },
        { field: 'Sucursal', unsorted: true, when: () => isNamed, show: nameOf },
      ],
      line: [
        ({ Desde, Hasta }) => `${Desde} a ${Hasta}`,
        (slot) => `${TEXTS.fields.Cupo}: ${slot.Cupo}${isNamed ? ` · ${nameOf(slot)}` : ''}`,
        ({ Activo }) => (Activo ? '' : TEXTS.off),
      ],
      phoneOnly: true,
      search: false,
      sort: 'Orden',
    }
  },
  form: {
    branchesOf: ({ Sucursal }) => (Sucursal === undefined ? null : [Sucursal as number]),
    fields: ({ isNew }) => (
      <>
        {isNew && <BranchInput emptyText={TEXTS.ofShop} />}
        <TextInput source="Desde" validate={required()} helperText={TEXTS.timeHint} />
        <TextInput source="Hasta" validate={required()} helperText={TEXTS.timeHint} />
        <WholeInput source="Cupo" min={0} validate={required()} helperText={TEXTS.placesHint} />
        <BooleanInput source="Activo" defaultValue />
        <OrderInput />
        <OrdersOfSlot />
        <FirstOwnSlot />
        <LastOwnSlot />
      </>
    ),
  },
})
