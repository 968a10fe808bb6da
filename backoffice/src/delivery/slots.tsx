import {
  BooleanInput,
  required,
  TextInput,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { staffSlots, takeOwnSlots, type StaffSlot } from '@gondola/contract/delivery'
import { BRANCH_RULES_TEXTS, SLOT_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { BranchInput } from '../ui/forms/branch-inputs.tsx'
import { OrderInput, WholeInput } from '../ui/forms/number-inputs.tsx'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { OrdersOfSlot } from './affected-orders.tsx'
import { Alert, Button } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { callServer } from '../api/call-server.ts'
import { useAct } from '../ui/records/use-act.ts'
import { useAnswer } from '../api/use-answer.ts'

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

/** Of a branch's last active slot of its own: without it, the branch has the common ones again. */
function LastOwnSlot() {
  const record = useRecordContext<StaffSlot & { id?: number }>()
  const { Activo } = useWatch<Partial<StaffSlot>>()
  const { branches } = useChosenBranch()
  const Sucursal = record?.id !== undefined && record.Activo ? record.Sucursal : undefined
  const active = useActiveSlots(Sucursal !== undefined)
  if (Sucursal === undefined || active === undefined) return null
  if (active.some((slot) => slot.Sucursal === Sucursal && slot.Id !== record?.Id)) return null
  const common = active.filter((slot) => slot.Sucursal === undefined)
  const name = branches.find(({ Id }) => Id === Sucursal)?.Nombre ?? ''
  return (
    <Alert severity={Activo === false ? 'warning' : 'info'} role="status" sx={{ mt: 1 }}>
      {TEXTS.lastOwn(name, common)}
    </Alert>
  )
}

/**
 * Before the first own slot of a branch is saved: it ends the common ones there, all of which can be copied instead. An
 * inactive slot that becomes active does the same.
 */
function FirstOwnSlot() {
  const record = useRecordContext<StaffSlot & { id?: number }>()
  const typed = useWatch<Partial<StaffSlot>>()
  const Sucursal = record?.id === undefined ? typed.Sucursal : record.Sucursal
  const isBecoming = typed.Activo === true && (record?.id === undefined || !record.Activo)
  const { branches } = useChosenBranch()
  const act = useAct()
  const redirect = useRedirect()
  const resource = useResourceContext()
  const data = useActiveSlots(isBecoming && typeof Sucursal === 'number')
  if (!isBecoming || typeof Sucursal !== 'number' || data === undefined) return null
  const common = data.filter((slot) => slot.Sucursal === undefined).length
  if (common === 0 || data.some((slot) => slot.Sucursal === Sucursal)) return null
  const name = branches.find(({ Id }) => Id === Sucursal)?.Nombre ?? ''
  async function copy() {
    const params = { Id: Number(Sucursal) }
    const isDone = await act(() => callServer(takeOwnSlots, { params }), BRANCH_RULES_TEXTS.tookSlots)
    if (isDone) redirect('list', resource)
  }
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={() => void copy()}>
          {TEXTS.copyCommon}
        </Button>
      }
    >
      {TEXTS.firstOwn(name, common)}
    </Alert>
  )
}

/** The active slots of the shop and of its branches; undefined until they are known. */
function useActiveSlots(isWanted: boolean): readonly StaffSlot[] | undefined {
  const { data } = useAnswer(
    staffSlots.list,
    { query: { Activo: true, _end: 500 } },
    {
      enabled: isWanted,
      // a slot that was just saved counts
      staleTime: 0,
    },
  )
  return data
}
