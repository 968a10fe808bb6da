import type { Branches } from './day-sums.store.ts'
import {
  type DaySales,
  type DaySlotSales,
  type Period,
  type SalesFigures,
  type SalesReport,
  type SlotSales,
  daysBetween,
} from '@gondola/contract/reports'
import { roundHalfAway, sumOfPesos, toCentavos, toPesos } from '@gondola/contract/base'
import { instant } from '../../platform/clock.ts'
import { shopTime } from '../../delivery/delivery-calendar.ts'
import type { Deps } from '../../platform/deps.ts'
import { daysOf, periodBefore } from './report-period.ts'
import { findFirstOrderDay, listSold, type SoldRow } from './sales.store.ts'

const SECONDS_PER_DAY = 86_400

/**
 * Orders and sales of a period at some branches (null: all), compared with the period before (backoffice §11). If the period ends today it is not
 * over yet: the period before is then counted up to the same time of its last day.
 */
export async function salesReport(deps: Deps, period: Period, branches: Branches): Promise<SalesReport> {
  const { reads: db, clock } = deps
  const now = shopTime(deps)
  const before = periodBefore(period)
  const isRunning = period.FechaHasta === now.day
  const days = daysBetween(period.FechaDesde, period.FechaHasta)
  const sold = await listSold(db, period, { branches })
  const until = isRunning ? instant(clock, -days * SECONDS_PER_DAY) : null
  const soldBefore = await listSold(db, before, { branches, before: until })
  return {
    ...period,
    PrimerPedido: await findFirstOrderDay(db, branches),
    ...figuresOf(sold),
    Anterior: {
      ...before,
      HastaHora: isRunning ? now.time : null,
      ...figuresOf(soldBefore),
      PorDia: byDay(soldBefore, before),
    },
    PorDia: byDay(sold, period),
    PorHorario: bySlot(sold),
    PorDiaYHorario: byDayAndSlot(sold),
  }
}

export function figuresOf(rows: readonly SoldRow[]): SalesFigures {
  const Pedidos = sumOf(rows, 'orders')
  const Cancelados = sumOf(rows, 'cancelled')
  const Ventas = salesOf(rows)
  return {
    Pedidos,
    Ventas,
    Promedio: Pedidos === 0 ? 0 : toPesos(roundHalfAway(toCentavos(Ventas) / Pedidos)),
    Cancelados,
    ParteCancelada: Pedidos + Cancelados === 0 ? 0 : Cancelados / (Pedidos + Cancelados),
  }
}

const sumOf = (rows: readonly SoldRow[], name: 'orders' | 'cancelled') =>
  rows.reduce((sum, row) => sum + row[name], 0)

const salesOf = (rows: readonly SoldRow[]) => sumOfPesos(rows.map(({ sales }) => sales))

function byDay(rows: readonly SoldRow[], period: Period): DaySales[] {
  const grouped = Map.groupBy(rows, ({ Fecha }) => Fecha)
  return daysOf(period).map((Fecha) => {
    const ofDay = grouped.get(Fecha) ?? []
    return {
      Fecha,
      Pedidos: sumOf(ofDay, 'orders'),
      Ventas: salesOf(ofDay),
      Cancelados: sumOf(ofDay, 'cancelled'),
    }
  })
}

/** Sorted by slot hours; orders without a slot come last. */
function bySlot(rows: readonly SoldRow[]): SlotSales[] {
  const grouped = Map.groupBy(rows, ({ HorarioEntrega }) => HorarioEntrega)
  return [...grouped]
    .map(([HorarioEntrega, ofSlot]) => ({
      HorarioEntrega,
      Pedidos: sumOf(ofSlot, 'orders'),
      Ventas: salesOf(ofSlot),
    }))
    .filter(({ Pedidos }) => Pedidos > 0)
    .toSorted((a, b) => ((a.HorarioEntrega ?? '~') < (b.HorarioEntrega ?? '~') ? -1 : 1))
}

function byDayAndSlot(rows: readonly SoldRow[]): DaySlotSales[] {
  const grouped = Map.groupBy(rows, ({ Fecha, HorarioEntrega }) => `${Fecha} ${HorarioEntrega}`)
  return [...grouped.values()]
    .map((same) => ({
      Fecha: same[0]!.Fecha,
      HorarioEntrega: same[0]!.HorarioEntrega,
      Pedidos: sumOf(same, 'orders'),
      Ventas: salesOf(same),
    }))
    .filter(({ Pedidos }) => Pedidos > 0)
}
