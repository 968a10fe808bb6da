import type { ImportColumn, ImportProfile } from '@gondola/contract/imports'
import { isDataRow } from '../reading/fit-row.ts'
import { columnName, findColumn } from '../reading/match-header.ts'
import { gondola } from './gondola.ts'
import type { Profile } from './profile.ts'

/** The profile of a mapping by staff, as the reader uses it. Every mapped column is required; data is no heading. */
export function toProfile(profile: ImportProfile): Profile {
  const { Nombre, Formato, Codificacion, Separador, Decimal, DecimalesImplicitos } = profile
  const isNet = profile.Columnas.some(({ Campo }) => Campo === 'precio_sin_iva')
  const Columnas = profile.Columnas.map((one) =>
    one.Campo === 'precio_sin_iva' ? { ...one, Campo: 'precio' as const } : one,
  )
  const fixed = Columnas.flatMap(({ Campo, Desde, Largo }) =>
    Desde === null || Largo === null ? [] : [{ column: Campo, from: Desde, length: Largo }],
  )
  const names = Columnas.map(({ Campo, Nombre: name }): [ImportColumn, string[]] => [
    Campo,
    isDataRow([name]) ? [] : [columnName(name)],
  ])
  const left = new Set(profile.SinUso?.map(columnName))
  const others = Object.entries(gondola.columns).filter(([column]) =>
    Columnas.every(({ Campo }) => Campo !== column),
  )
  return {
    name: Nombre,
    columns: Formato === 'ancho' ? {} : Object.fromEntries(names),
    required: Formato === 'ancho' ? [] : Columnas.map(({ Campo }) => Campo),
    unless: (name) => !left.has(name) && others.some(([, known]) => findColumn([name], known) === 0),
    impliedDecimals: DecimalesImplicitos,
    ...(isNet && { isNet }),
    ...(Codificacion !== null && { encoding: Codificacion }),
    ...(Separador !== null && { separator: Separador }),
    ...(Decimal !== null && { decimal: Decimal }),
    // fixed-width lines look alike in every list: such a profile is named, never detected
    ...(Formato === 'ancho' && { fixed: fixed.toSorted((a, b) => a.from - b.from) }),
  }
}
