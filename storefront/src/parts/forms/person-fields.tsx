import { personTexts } from '../../texts/account.ts'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../ui/field/text-field.tsx'

/** Fields of a person that an order needs. */
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
