import { folded } from '../../../platform/text/folded.ts'

/** Normalises a column's name for comparison: `Cód. Barra` is `cod_barra`. */
export const columnName = (text: string): string =>
  folded(text)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
