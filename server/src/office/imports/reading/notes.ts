import {
  type ImportNote,
  REJECTIONS,
  WARNINGS,
  type Rejection,
  type Warning,
} from '@gondola/contract/imports'

const VALUE_MAX = 60

/** `known` is not shortened: it is the shop's, not the file's. */
export const rejection = (linea: number, motivo: Rejection, value = '', known = ''): ImportNote => ({
  linea,
  motivo,
  detalle: REJECTIONS[motivo](shown(value), known),
})

/** `reason` is not shortened: it is our own text, not the file's. */
export const warning = (linea: number, motivo: Warning, value = '', reason = ''): ImportNote => ({
  linea,
  motivo,
  detalle: WARNINGS[motivo](shown(value), reason),
})

const shown = (value: string) => (value.length <= VALUE_MAX ? value : `${value.slice(0, VALUE_MAX)}…`)
