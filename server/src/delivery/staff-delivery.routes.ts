import {
  changeDayPlaces as changeCall,
  listDayLoads as listCall,
  staffDeliveryRules,
  staffHolidays,
  staffSlots,
  type DeliveryRules,
  type DeliveryRulesDraft,
  type Holiday,
  type NewSlot,
  type StaffSlot,
  dayIdOf,
  isCalendarDay,
} from '@gondola/contract/delivery'
import type { CallQuery } from '@gondola/contract/calls'
import type { StaffViolation } from '@gondola/contract/base'
import { windowFault } from '@gondola/contract/site'
import type { Trx } from '../platform/db/in-transaction.ts'
import { records } from '../platform/db/records.ts'
import { oneAtATime } from '../platform/db/one-at-a-time.ts'
import { areBranches } from '../goods/branches/branches.store.ts'
import { branchScope, requireAllBranches, requireBranch, requireUseOf } from '../sessions/branch-access.ts'
import { type Feature, serve } from '../http/serve.ts'
import { onlyRecord, serveRecords } from '../audit/serve-records.ts'
import { changeDayPlaces, listDayLoads } from './day-places.ts'
import { shopTime } from './delivery-calendar.ts'
import {
  findDeliveryRules,
  writeDeliveryRules,
  isSlotRepeated,
  isSlotUsed,
  setSlotCapacity,
} from './staff-calendar.store.ts'

const slots = records<'delivery_slots', StaffSlot, NewSlot>({
  table: 'delivery_slots',
  key: 'Id',
  columns: {
    Id: 'Id',
    Desde: 'Desde',
    Hasta: 'Hasta',
    Cupo: 'capacity',
    Activo: 'is_active',
    Orden: 'position',
    Sucursal: 'branch_id',
  },
  filters: { Activo: 'is_active', Sucursal: 'branch_id' },
  sort: {
    Id: 'Id',
    Orden: 'position',
    Desde: 'Desde',
    Hasta: 'Hasta',
    Cupo: 'capacity',
    Activo: 'is_active',
  },
  order: ['Orden', 'ASC'],
  search: ['Desde', 'Hasta'],
  // a slot stays with its branch
  write: ({ Desde, Hasta, Cupo, Activo, Orden, Sucursal }, isNew) => ({
    Desde,
    Hasta,
    capacity: Cupo,
    is_active: Activo,
    position: Orden,
    ...(isNew && { branch_id: Sucursal ?? null }),
  }),
  shown: ({ Sucursal, ...slot }) => ({ ...slot, ...(typeof Sucursal === 'number' && { Sucursal }) }),
})

const holidays = records<'delivery_holidays', Holiday, Holiday, string>({
  table: 'delivery_holidays',
  key: 'day',
  columns: { Fecha: 'day', Descrip: 'description' },
  sort: { Fecha: 'day', Descrip: 'description' },
  order: ['Fecha', 'ASC'],
  search: ['day', 'description'],
  write: ({ Fecha, Descrip }, isNew) => ({ ...(isNew && { day: Fecha }), description: Descrip.trim() }),
})

/** Delivery calendar and slots, as staff edit them (backoffice §6). */
export const staffDeliveryFeature: Feature = (api, deps) => {
  serveRecords<DeliveryRules, DeliveryRulesDraft>(api, deps, staffDeliveryRules, {
    ...onlyRecord(findDeliveryRules),
    check: async (_trx, { DiasSemana }) =>
      DiasSemana.length === 0 ? windowFault('ultimo-dia', 'DiasSemana') : null,
    update: (trx, _Id, draft) => writeDeliveryRules(trx, draft),
  })

  serveRecords<StaffSlot, NewSlot>(api, deps, staffSlots, {
    ...slots,
    list(trx, asked: CallQuery<typeof staffSlots.list>, session) {
      if (asked.Sucursal !== undefined) requireBranch(session, asked.Sucursal)
      return slots.listAmong(trx, asked, { column: 'branch_id', values: session.branches, orNull: true })
    },
    access(session, { Sucursal }, to) {
      if (Sucursal !== undefined) requireUseOf(session, Sucursal, to)
      else if (to !== 'see') requireAllBranches(session)
    },
    check: checkSlot,
    async update(trx, Id, draft) {
      await slots.update(trx, Id, draft)
      await setSlotCapacity(trx, Id, draft.Cupo, dayIdOf(shopTime(deps).day))
    },
    checkRemoval: async (trx, { Id }) =>
      (await isSlotUsed(trx, Id)) ? windowFault('horario-en-uso', 'Activo') : null,
  })

  serveRecords<Holiday, Holiday, string>(api, deps, staffHolidays, {
    ...holidays,
    // the draft of a change has no date
    check: async (_trx, { Fecha }) =>
      Fecha !== undefined && !isCalendarDay(Fecha) ? windowFault('fecha-inexistente', 'Fecha') : null,
    taken: windowFault('feriado-repetido', 'Fecha'),
  })

  serve(api, listCall, ({ session, query: { sucursal } }) =>
    listDayLoads(deps, branchScope(session, sucursal)),
  )
  serve(api, changeCall, ({ session, params, query: { sucursal }, body }) =>
    changeDayPlaces(deps, session, { ...params, sucursal }, body),
  )
}

async function checkSlot(trx: Trx, draft: NewSlot, before: StaffSlot | null): Promise<StaffViolation | null> {
  if (draft.Hasta <= draft.Desde) return windowFault('horario-al-reves', 'Hasta')
  // serialised, so that of two equal slots saved at once the second sees the first
  await oneAtATime(trx, staffSlots.name, draft.Desde)
  // a slot stays with its branch
  const branchId = (before === null ? draft.Sucursal : before.Sucursal) ?? null
  if (branchId !== null && !(await areBranches(trx, [branchId])))
    return windowFault('sucursal-inexistente', 'Sucursal')
  if (!draft.Activo) return null
  const isRepeated = await isSlotRepeated(trx, draft, branchId, before?.Id ?? 0)
  return isRepeated ? windowFault('horario-repetido', 'Desde') : null
}
