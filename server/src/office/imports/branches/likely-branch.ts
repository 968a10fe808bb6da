import type { ImportBranch } from '@gondola/contract/imports'
import { folded } from '../../../platform/text/folded.ts'
import { idKey } from '../sepa/pipe-lines.ts'
import type { ShopBranch } from './import-branches.store.ts'

export type LikelyBranch = NonNullable<ImportBranch['Propuesta']>

/**
 * The branch of the shop that one of a file seems to be: the one with its key, else a proposal by code, name or
 * address among those without a key. Null if none is like it, or several are.
 */
export function likelyBranch(found: ImportBranch, branches: readonly ShopBranch[]): LikelyBranch | null {
  const keyed = branches.find(({ import_key }) => import_key === found.Clave)
  if (keyed !== undefined) return { Sucursal: keyed.Id, Nombre: keyed.Nombre, Por: 'clave' }
  const free = branches.filter(({ import_key }) => import_key === null)
  for (const [Por, isLike] of LIKENESSES) {
    const like = free.filter((branch) => isLike(found, branch))
    if (like.length === 1) return { Sucursal: like[0]!.Id, Nombre: like[0]!.Nombre, Por }
  }
  return null
}

/** The branches of a file, each with the shop's that it seems to be. */
export const withProposals = (
  found: readonly ImportBranch[],
  branches: readonly ShopBranch[],
): ImportBranch[] =>
  found.map((one) => {
    const Propuesta = likelyBranch(one, branches)
    return { ...one, ...(Propuesta !== null && { Propuesta }) }
  })

type Likeness = (found: ImportBranch, branch: ShopBranch) => boolean

const isCode: Likeness = ({ Clave }, { Codigo }) =>
  Codigo !== '' && (Codigo === Clave || idKey(Codigo) === Clave.slice(Clave.lastIndexOf('-') + 1))

const isName: Likeness = ({ Nombre }, branch) =>
  nameKey(Nombre) !== '' && nameKey(Nombre) === nameKey(branch.Nombre)

const isAddress: Likeness = ({ Direccion = '', Localidad }, branch) =>
  wordsOf(Direccion) !== '' &&
  wordsOf(Direccion) === wordsOf(branch.Direccion) &&
  (Localidad === '' || branch.Localidad === '' || wordsOf(Localidad) === wordsOf(branch.Localidad))

const LIKENESSES = [
  ['codigo', isCode],
  ['nombre', isName],
  ['direccion', isAddress],
] as const

const wordsOf = (text: string) =>
  folded(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** `Sucursal Norte` and `NORTE` are one name. */
const nameKey = (name: string) => wordsOf(name).replace(/^(sucursal|suc) /, '')
