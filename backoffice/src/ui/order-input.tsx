import { required } from 'react-admin'
import { WholeInput } from './number-inputs.tsx'

/** A record's place among its like; the first of them has the lowest number. */
export const OrderInput = ({ helperText }: { helperText?: string }) => (
  <WholeInput
    source="Orden"
    min={0}
    defaultValue={0}
    validate={required()}
    {...(helperText && { helperText })}
  />
)
