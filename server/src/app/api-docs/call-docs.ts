import { capital } from '@gondola/contract/base'
import type { Call, CallDocs, ResourceCallDocs } from '@gondola/contract/calls'

/** The description that a call has at its declaration; undefined if it has none. */
export function docsOf({ shape: { docs } }: Pick<Call, 'shape'>): CallDocs | undefined {
  return docs !== undefined && 'part' in docs ? resourceCallDocs(docs) : docs
}

/** Describes one of a resource's calls by the resource's names. */
function resourceCallDocs({
  part,
  resource: [section, one, many, theOne, theMany],
}: ResourceCallDocs): CallDocs {
  const [article = '', ...rest] = theOne.split(' ')
  const name = rest.join(' ')
  const aNew = `${article === 'la' ? 'una' : 'un'} ${name}`
  const upper = theMany.slice(theMany.indexOf(' ') + 1)
  switch (part) {
    case 'list':
      return [
        section,
        `list${many}`,
        capital(upper),
        `Una ventana de ${theMany} (_start, _end), con filtros, búsqueda (q) y orden (_sort, _order).`,
      ]
    case 'read':
      return [section, `read${one}`, `Ver ${aNew}`, `Da ${theOne} de esa clave.`]
    case 'create':
      return [section, `create${one}`, `Crear ${aNew}`, `Crea ${aNew} y da lo guardado.`]
    case 'change':
      return [section, `change${one}`, `Cambiar ${aNew}`, `Cambia ${theOne} de esa clave y da lo guardado.`]
    case 'lastChange':
      return [
        section,
        `readLastChangeOf${one}`,
        `Último cambio: ${name}`,
        `Qué se cambió por última vez en ${theOne} de esa clave, y si todavía se puede deshacer.`,
      ]
    case 'undo':
      return [
        section,
        `undo${one}`,
        `Deshacer el último cambio: ${name}`,
        `Deja ${theOne} de esa clave como estaba antes de su último cambio y da lo guardado.`,
      ]
    case 'remove':
      return [
        section,
        `remove${one}`,
        `Borrar ${aNew}`,
        `Borra ${theOne} de esa clave, si nada depende de su existencia.`,
      ]
  }
}
