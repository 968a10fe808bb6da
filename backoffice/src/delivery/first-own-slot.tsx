import { Alert, Button } from '@mui/material'
import { useRecordContext, useRedirect, useResourceContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { takeOwnSlots, type StaffSlot } from '@gondola/contract/delivery'
import { BRANCH_RULES_TEXTS, SLOT_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { callServer } from '../api/call-server.ts'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { useActiveSlots } from './use-active-slots.ts'
import { useAct } from '../ui/records/use-act.ts'

/**
 * Before the first own slot of a branch is saved: it ends the common ones there, all of which can be copied instead. An
 * inactive slot that becomes active does the same.
 */
export function FirstOwnSlot() {
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
