import { Chip } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { StaffWithdrawal } from '@gondola/contract/inboxes'
import { hoursLeftText } from '../texts/people-screens.ts'

/** The remaining hours of a withdrawal's 24. */
export function HoursLeft({ source: _source }: { source?: string }) {
  const withdrawal = useRecordContext<StaffWithdrawal & { id: string }>()
  if (withdrawal === undefined) return null
  const { HorasRestantes } = withdrawal
  const isOverdue = HorasRestantes !== null && HorasRestantes < 0
  return (
    <Chip
      size="small"
      variant={HorasRestantes === null ? 'outlined' : 'filled'}
      color={isOverdue ? 'error' : 'default'}
      label={hoursLeftText(HorasRestantes)}
    />
  )
}
