import { required } from 'react-admin'
import { WholeInput } from './number-inputs.tsx'

/** A record's position in its list, ascending. */
export const OrderInput = ({ helperText }: { helperText?: string }) => (
  <WholeInput
    source="Orden"
    min={0}
    defaultValue={0}
    validate={required()}
    {...(helperText && { helperText })}
  />
)
