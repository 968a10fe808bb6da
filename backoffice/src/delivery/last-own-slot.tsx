import { Alert } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { StaffSlot } from '@gondola/contract/delivery'
import { SLOT_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { useChosenBranch } from '../ui/frame/chosen-branch.ts'
import { useActiveSlots } from './use-active-slots.ts'

/** Of a branch's last active slot of its own: without it, the branch has the common ones again. */
export function LastOwnSlot() {
  const record = useRecordContext<StaffSlot & { id?: number }>()
  const { Activo } = useWatch<Partial<StaffSlot>>()
  const { branches } = useChosenBranch()
  const Sucursal = record?.id !== undefined && record.Activo ? record.Sucursal : undefined
  const slots = useActiveSlots(Sucursal !== undefined)
  if (Sucursal === undefined || slots === undefined) return null
  if (slots.some((slot) => slot.Sucursal === Sucursal && slot.Id !== record?.Id)) return null
  const common = slots.filter((slot) => slot.Sucursal === undefined)
  const name = branches.find(({ Id }) => Id === Sucursal)?.Nombre ?? ''
  return (
    <Alert severity={Activo === false ? 'warning' : 'info'} role="status" sx={{ mt: 1 }}>
      {TEXTS.lastOwn(name, common)}
    </Alert>
  )
}
