import { CODE_HINT } from '../../texts/catalogue-panel.ts'
import { WholeInput } from './number-inputs.tsx'

/** A record's code: the server chooses one if it is left empty, and it never changes. */
export const CodeInput = ({ isNew }: { isNew: boolean }) =>
  isNew ? (
    <WholeInput source="Codigo" min={1} helperText={CODE_HINT} />
  ) : (
    <WholeInput source="Codigo" readOnly />
  )

/** Drops an empty code, so that the server assigns one. */
export function withoutEmptyCode({ Codigo, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return typeof Codigo === 'number' ? { Codigo, ...rest } : rest
}
