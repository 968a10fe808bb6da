import type { ChipProps } from '@mui/material'
import {
  IMPORT_STATE_NAMES,
  IMPORT_STEP_TEXTS,
  type ImportJob,
  type ImportState,
} from '@gondola/contract/imports'
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

/** Whether it waits for a confirmation or for its scheduled time, and its prices may be decided on. */
export const isWaiting = ({ Estado }: ImportJob): boolean =>
  ['lista', 'retenida', 'programada'].includes(Estado)

/** The state in words; a file that is asked about is no lost one. */
export const stateText = ({ Estado, Pregunta }: Pick<ImportJob, 'Estado' | 'Pregunta'>): string =>
  Pregunta === undefined ? IMPORT_STATE_NAMES[Estado] : IMPORT_STEP_TEXTS.asks

export function toneOf(state: ImportState): ChipProps['color'] {
  if (state === 'aplicada') return 'success'
  if (state === 'fallida' || state === 'retenida') return 'error'
  if (state === 'deshecha' || state === 'descartada') return 'default'
  return 'info'
}
