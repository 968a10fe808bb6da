import type { ViolationCode } from '@gondola/contract/base'
import type { RefusalCode } from '@gondola/contract/http'

/** A code with which a call may refuse, besides those that follow from its authentication and input. */
export type ToldCode =
  | Extract<
      RefusalCode,
      | 'ajeno'
      | 'no-existe'
      | 'precios'
      | 'horario'
      | 'estado'
      | 'clave-repetida'
      | 'en-preparacion'
      | 'pedido-cambiado'
      | 'concurrencia'
      | 'pago-caido'
      | 'archivos-caidos'
      | 'sesion'
      | 'xsrf'
    >
  | ViolationCode
  | 'cuenta-bloqueada'

/** A call in the API's description: its operation id, a short summary, a sentence, and its refusal codes. */
export type ToldCall = readonly [
  operationId: string,
  summary: string,
  text: string,
  codes?: readonly ToldCode[],
]

/** Calls that belong together, by method and path. */
export interface ToldSection {
  tag: string
  text: string
  calls: Readonly<Record<string, ToldCall>>
}

/** The names used to describe a resource's calls: `['StaffBrand', 'StaffBrands', 'la marca', 'las marcas']`. */
export type ToldResource = readonly [one: string, many: string, theOne: string, theMany: string]

/** Descriptions of all calls that a resource may have; those that it lacks are never looked up. */
export function toldResource(
  name: string,
  keyField: string,
  [one, many, theOne, theMany]: ToldResource,
): Record<string, ToldCall> {
  const path = `/gestion/${name}`
  const each = `${path}/:${keyField}`
  const [article = '', ...rest] = theOne.split(' ')
  const aNew = `${article === 'la' ? 'una' : 'un'} ${rest.join(' ')}`
  const upper = theMany.slice(theMany.indexOf(' ') + 1)
  return {
    [`GET ${path}`]: [
      `list${many}`,
      `${upper.charAt(0).toUpperCase()}${upper.slice(1)}`,
      `Una ventana de ${theMany} (_start, _end), con filtros, búsqueda (q) y orden (_sort, _order).`,
    ],
    [`GET ${each}`]: [`read${one}`, `Ver ${aNew}`, `Da ${theOne} de esa clave.`],
    [`POST ${path}`]: [`create${one}`, `Crear ${aNew}`, `Crea ${aNew} y da lo guardado.`],
    [`PUT ${each}`]: [`change${one}`, `Cambiar ${aNew}`, `Cambia ${theOne} de esa clave y da lo guardado.`],
    [`GET ${each}/ultimo-cambio`]: [
      `readLastChangeOf${one}`,
      `Último cambio: ${rest.join(' ')}`,
      `Qué se cambió por última vez en ${theOne} de esa clave, y si todavía se puede deshacer.`,
    ],
    [`POST ${each}/deshacer`]: [
      `undo${one}`,
      `Deshacer el último cambio: ${rest.join(' ')}`,
      `Deja ${theOne} de esa clave como estaba antes de su último cambio y da lo guardado.`,
    ],
    [`DELETE ${each}`]: [
      `remove${one}`,
      `Borrar ${aNew}`,
      `Borra ${theOne} de esa clave, si nada depende de su existencia.`,
    ],
  }
}
