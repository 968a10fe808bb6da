import {
  leaveOwnSlots,
  staffBranchHolidays,
  staffBranchRules,
  takeOwnSlots,
  type BranchHoliday,
  type BranchHolidayDraft,
  type BranchRules,
  type DeliveryRulesDraft,
  dayIdOf,
  isCalendarDay,
} from '@gondola/contract/delivery'
import { windowFault } from '@gondola/contract/site'
import { recordChange } from '../audit/record-change.ts'
import { serveRecords } from '../audit/serve-records.ts'
import { areBranches } from '../goods/branches/branches.store.ts'
import { branchScope, requireBranch } from '../sessions/branch-access.ts'
import type { StaffSession } from '../http/caller.ts'
import { type Feature, serve } from '../http/serve.ts'
import { refuseNotFound } from '../http/problem.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { oneAtATime } from '../platform/db/one-at-a-time.ts'
import type { Db } from '../platform/db/open-database.ts'
import {
  deleteBranchHoliday,
  deleteBranchRules,
  findBranchHoliday,
  findBranchRules,
  insertBranchHoliday,
  listBranchHolidays,
  listBranchRules,
  updateBranchHoliday,
  writeBranchRules,
} from './branch-delivery.store.ts'
import { copyShopSlots, removeOwnSlots } from './staff-calendar.store.ts'
import { shopTime } from './delivery-calendar.ts'

/** What single branches have in place of the shop's: rules, slots, and days without delivery besides the shop's. */
export const branchDeliveryFeature: Feature = (api, deps) => {
  const { db, clock } = deps

  serveRecords<BranchRules, DeliveryRulesDraft>(api, deps, staffBranchRules, {
    list: (trx, asked, session) => listBranchRules(trx, session.branches, asked),
    find: findBranchRules,
    access: (session, { Id }) => requireBranch(session, Id),
    check: async (_trx, { DiasSemana }) =>
      DiasSemana.length === 0 ? windowFault('ultimo-dia', 'DiasSemana') : null,
    update: writeBranchRules,
    remove: deleteBranchRules,
  })

  /** Exchanges a branch's slots for others, as `exchange` does. */
  const exchanged = async (
    session: StaffSession,
    Id: number,
    Accion: string,
    exchange: (trx: Db, branchId: number, fromDayId: number) => Promise<void>,
  ): Promise<BranchRules> => {
    requireBranch(session, Id)
    return inTransaction(db, async (trx) => {
      await oneAtATime(trx, staffBranchRules.name, Id)
      const Antes = (await findBranchRules(trx, Id)) ?? refuseNotFound()
      await exchange(trx, Id, dayIdOf(shopTime(deps).day))
      const Despues = (await findBranchRules(trx, Id)) ?? refuseNotFound()
      const change = { Entidad: staffBranchRules.name, Clave: Id, Accion, Antes, Despues }
      await recordChange(trx, session, clock, change)
      return Despues
    })
  }
  serve(api, takeOwnSlots, ({ session, params: { Id } }) =>
    exchanged(session, Id, 'horarios-propios', copyShopSlots),
  )
  serve(api, leaveOwnSlots, ({ session, params: { Id } }) =>
    exchanged(session, Id, 'horarios-de-la-tienda', removeOwnSlots),
  )

  serveRecords<BranchHoliday, BranchHolidayDraft, string>(api, deps, staffBranchHolidays, {
    list: (trx, asked, session) =>
      listBranchHolidays(trx, branchScope(session, asked['Sucursal'] as number | undefined), asked),
    find: findBranchHoliday,
    access: (session, { Sucursal }) => requireBranch(session, Sucursal),
    // the draft of a change has neither branch nor date
    async check(trx, { Sucursal, Fecha }) {
      if (Fecha !== undefined && !isCalendarDay(Fecha)) return windowFault('fecha-inexistente', 'Fecha')
      const isKnown = Sucursal === undefined || (await areBranches(trx, [Sucursal]))
      return isKnown ? null : windowFault('sucursal-inexistente', 'Sucursal')
    },
    taken: windowFault('feriado-repetido', 'Fecha'),
    insert: insertBranchHoliday,
    update: (trx, Codigo, { Descrip }) => updateBranchHoliday(trx, Codigo, Descrip),
    remove: deleteBranchHoliday,
  })
}
