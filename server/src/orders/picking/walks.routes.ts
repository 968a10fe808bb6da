import { readWalk, saveWalk, type BranchWalk } from '@gondola/contract/orders'
import { defaultBranchId } from '../../goods/branches/branches.store.ts'
import { recordChange } from '../../audit/record-change.ts'
import { refuseConflict, refuseNotFound } from '../../http/problem.ts'
import { type Feature, serve } from '../../http/serve.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { oneAtATime } from '../../platform/db/one-at-a-time.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireBranch } from '../../sessions/branch-access.ts'
import { completeWalk, learnWalk } from './walk.ts'
import { findWalk, listWalkBranches, listWalkFamilies, listWalkLegs, writeWalk } from './walks.store.ts'

/** The order in which a branch's pickers walk, as staff put it (backoffice §3). */
export const walksFeature: Feature = (api, { db, clock }) => {
  serve(api, readWalk, async ({ session, query: { sucursal } }) => {
    const branch = sucursal ?? session.branches?.[0] ?? (await defaultBranchId(db))
    requireBranch(session, branch)
    return walkOf(db, branch)
  })
  serve(api, saveWalk, ({ session, params: { Sucursal }, body: { Familias, Leidas } }) => {
    requireBranch(session, Sucursal)
    return inTransaction(db, async (trx) => {
      await oneAtATime(trx, 'recorridos', Sucursal)
      const before = await walkOf(trx, Sucursal)
      if (codesOf(before).join() !== Leidas.join()) refuseConflict('concurrencia')
      await writeWalk(trx, Sucursal, { walk: Familias })
      const after = await walkOf(trx, Sucursal)
      await recordChange(trx, session, clock, {
        Entidad: 'recorridos',
        Clave: Sucursal,
        Accion: 'editar',
        Antes: { Origen: before.Origen, Orden: namesOf(before) },
        Despues: { Origen: after.Origen, Orden: namesOf(after) },
      })
      return after
    })
  })
}

const codesOf = ({ Pasillos }: BranchWalk) => Pasillos.map(({ Codigo }) => Codigo)
const namesOf = ({ Pasillos }: BranchWalk) => Pasillos.map(({ Descripcion }) => Descripcion).join(', ')

/** @throws 404 no such branch */
async function walkOf(db: Db, Sucursal: number): Promise<BranchWalk> {
  const { Nombre, walk, learned_walk } = (await findWalk(db, Sucursal)) ?? refuseNotFound()
  const families = new Map((await listWalkFamilies(db)).map((family) => [family.Codigo, family]))
  return {
    Sucursal,
    Nombre,
    Origen: walk !== null ? 'propio' : learned_walk !== null ? 'aprendido' : 'catalogo',
    Pasillos: completeWalk(walk ?? learned_walk ?? [], [...families.keys()]).flatMap(
      (family) => families.get(family) ?? [],
    ),
  }
}

/** Learns the walk of every branch from its pickers' scans; safe to run in several processes at once. */
export async function learnWalks({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const { Id, learned_walk } of await listWalkBranches(db)) {
    const learned = learnWalk(await listWalkLegs(db, Id))
    if (learned !== null && learned.join() !== learned_walk?.join())
      await writeWalk(db, Id, { learned_walk: learned })
  }
}
