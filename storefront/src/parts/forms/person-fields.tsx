import { personTexts } from '../../texts/account.ts'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../ui/field/text-field.tsx'
import type { DocumentType } from '@gondola/contract/clients'
import { useDocumentTypes } from '../../state/session/clients.ts'
import { SelectField, type SelectFieldProps } from '../../ui/field/select-field.tsx'
import { failureMessage } from '../messages/tell.ts'
import { RetryHint } from './retry-hint.tsx'

export type PersonField = keyof typeof personTexts

export interface PersonFieldsProps {
  /** The address is chosen apart. */
  withoutAddress?: boolean
  /** The field's error message and its react-hook-form registration. */
  field: (name: PersonField) => UseFormRegisterReturn & { error: string | undefined }
}

/** Name, address and phone; none may be empty (spec §5, account edit). */
export function PersonFields({ field, withoutAddress = false }: PersonFieldsProps) {
  return (
    <>
      <TextField {...field('Nombre')} label={personTexts.Nombre} required autoComplete="name" />
      {!withoutAddress && (
        <TextField
          {...field('Direccion')}
          label={personTexts.Direccion}
          required
          autoComplete="street-address"
        />
      )}
      <TextField {...field('Telefono')} label={personTexts.Telefono} required type="tel" autoComplete="tel" />
    </>
  )
}

interface DocumentTypeFieldProps extends Omit<SelectFieldProps, 'children'> {
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
