import type { ImportColumn, ImportProfile } from '@gondola/contract/entities/import-profile.ts'
import { columnName } from '../column-name.ts'
import type { Profile } from './profile.ts'

/** A profile that staff mapped by hand, as files are read by it. Every column that was mapped has to be there. */
export function toProfile(profile: ImportProfile): Profile {
  const { Nombre, Formato, Codificacion, Separador, Decimal, DecimalesImplicitos, Columnas } = profile
  const fixed = Columnas.flatMap(({ Campo, Desde, Largo }) =>
    Desde === null || Largo === null ? [] : [{ column: Campo, from: Desde, length: Largo }],
  )
  const names = Columnas.map(({ Campo, Nombre: name }): [ImportColumn, string[]] => [
    Campo,
    [columnName(name)],
  ])
  return {
    name: Nombre,
    columns: Formato === 'ancho' ? {} : Object.fromEntries(names),
    required: Formato === 'ancho' ? [] : Columnas.map(({ Campo }) => Campo),
    impliedDecimals: DecimalesImplicitos,
    ...(Codificacion !== null && { encoding: Codificacion }),
    ...(Separador !== null && { separator: Separador }),
    ...(Decimal !== null && { decimal: Decimal }),
    // lines of fixed width look like any others: such a profile is named, never recognised
    ...(Formato === 'ancho' && { fixed: fixed.toSorted((a, b) => a.from - b.from) }),
  }
}
