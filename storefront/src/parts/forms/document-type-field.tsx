import type { DocumentType } from '@gondola/contract/clients'
import { useDocumentTypes } from '../../state/session/clients.ts'
import { SelectField, type SelectFieldProps } from '../../ui/field/select-field.tsx'
import { failureMessage } from '../messages/failure-message.ts'
import { RetryHint } from './retry-hint.tsx'

export interface DocumentTypeFieldProps extends Omit<SelectFieldProps, 'children'> {
  /** Label of the empty choice, code 0 (spec §5). */
  none: string
  /** The customer's own type, shown before the list has loaded. */
  known?: DocumentType | undefined
}

/** A select of document types, with a retry button if the list failed to load. */
export function DocumentTypeField({ none, known, error: broken, ...field }: DocumentTypeFieldProps) {
  const { data, error, refetch, isFetching } = useDocumentTypes()
  const types = data ?? (known ? [known] : [])
  const isMissing = !data && error !== null
  return (
    <SelectField
      {...field}
      error={isMissing ? failureMessage(error).text : broken}
      hint={isMissing && <RetryHint onRetry={() => void refetch()} busy={isFetching} />}
    >
      <option value={0}>{none}</option>
      {types.map(({ Codigo, Descripcion }) => (
        <option key={Codigo} value={Codigo}>
          {Descripcion}
        </option>
      ))}
    </SelectField>
  )
}
