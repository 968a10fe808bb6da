import type { ChipProps } from '@mui/material'
import type { ImportJob, ImportState } from '@gondola/contract/imports'
import { formatMoment } from '@gondola/contract/base'

/** An instant as `21/11/26, 09:05`. */
export const momentText = (instant: string | null): string =>
  instant === null ? '' : formatMoment(Date.parse(instant))

const BUSY: ReadonlySet<ImportState> = new Set(['simulando', 'aplicando', 'deshaciendo'])

/** Whether a job is running for it. */
export const isBusy = ({ Estado }: Pick<ImportJob, 'Estado'>): boolean => BUSY.has(Estado)

/** Whether it may still be read with other options, or cancelled. */
export const isOpen = ({ Estado }: Pick<ImportJob, 'Estado'>): boolean =>
  ['subida', 'lista', 'retenida', 'fallida', 'programada'].includes(Estado)

export function toneOf(state: ImportState): ChipProps['color'] {
  if (state === 'aplicada') return 'success'
  if (state === 'fallida' || state === 'retenida') return 'error'
  if (state === 'deshecha' || state === 'descartada') return 'default'
  return 'info'
}
