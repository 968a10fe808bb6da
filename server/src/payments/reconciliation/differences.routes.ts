import { solveDifference, staffDifferences } from '@gondola/contract/payments'
import { recordChange } from '../../audit/record-change.ts'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { orNotFound } from '../../http/problem.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { differenceList, updateDifference } from './open-work.store.ts'

/** Differences with the providers, which staff look into (decision 0031). */
export const differencesFeature: Feature = (api, deps) => {
  const { db, reads, clock, config } = deps
  const { timeZone } = config
  const found = (from: typeof db, Id: number) => orNotFound(differenceList.find(from, Id, timeZone))

  serveList(api, staffDifferences.list, ({ query }) => differenceList.list(reads, query, timeZone))
  serve(api, staffDifferences.read, ({ params }) => found(db, params.Id))
  serve(api, solveDifference, ({ session, params: { Id }, body: { Nota } }) =>
    inTransaction(db, async (trx) => {
      const Antes = await found(trx, Id)
      const note = Nota.trim()
      await updateDifference(trx, Id, { solved_at: instant(clock), solved_by: session.userName, note })
      await recordChange(trx, session, clock, {
        Entidad: staffDifferences.name,
        Clave: Id,
        Accion: 'resolver',
        Antes: { Nota: Antes.Nota },
        Despues: { Nota: note },
      })
      return found(trx, Id)
    }),
  )
}
