import { toPesos } from '@gondola/contract/base'
import type { MeansPayments, PaymentsReport, Period } from '@gondola/contract/reports'
import { shopDay } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { listHourPayments, type HourPayments } from './payments-report.store.ts'
import { daysOf } from './report-period.ts'

const AMOUNTS = ['taken', 'returned', 'released', 'charged_back'] as const

/** What was taken and given back in a period at some branches (null: all), as the ledger's history has it. */
export async function paymentsReport(
  { db, config: { timeZone } }: Pick<Deps, 'db' | 'config'>,
  period: Period,
  branches: readonly number[] | null,
): Promise<PaymentsReport> {
  const hours = await listHourPayments(db, timeZone, period, branches)
  const moved = hours
    .map((row) => ({ ...row, day: shopDay(new Date(`${row.hour}:00:00Z`), timeZone) }))
    .filter((row) => AMOUNTS.some((name) => row[name] !== 0))
  const byDay = Map.groupBy(moved, ({ day }) => day)
  return {
    ...period,
    ...amountsOf(moved),
    PorDia: daysOf(period).map((Fecha) => ({ Fecha, ...amountsOf(byDay.get(Fecha) ?? []) })),
    PorMedio: byMeans(moved),
  }
}

function byMeans(rows: readonly (HourPayments & { day: string })[]): MeansPayments[] {
  const grouped = Map.groupBy(rows, ({ day, branch_id, provider, means, person }) =>
    JSON.stringify([day, branch_id, provider, means, person]),
  )
  return [...grouped.values()].map((same) => {
    const [{ day, branch_id, branch, provider, means, person }] = same as [(typeof same)[0]]
    return {
      Fecha: day,
      Sucursal: branch_id,
      NombreSucursal: branch ?? '',
      Proveedor: provider,
      Medio: means,
      Persona: person,
      ...amountsOf(same),
    }
  })
}

/** Sums in centavos, on the wire in pesos. */
function amountsOf(rows: readonly HourPayments[]) {
  const [taken, returned, released, chargedBack] = AMOUNTS.map((name) =>
    rows.reduce((total, row) => total + row[name], 0),
  ) as [number, number, number, number]
  return {
    Cobrado: toPesos(taken),
    Devuelto: toPesos(returned),
    Liberado: toPesos(released),
    Contracargos: toPesos(chargedBack),
    Neto: toPesos(taken - returned - chargedBack),
  }
}
