import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallAnswer, StaffCall } from '@gondola/contract/calls'
import { callServer } from '../api/call-server.ts'
import type { CallInput } from '@gondola/contract/http'
import { useSearchParams } from 'react-router-dom'
import type { AskedPeriod } from '@gondola/contract/reports'

/** Days of the predefined periods. */
export const READY_PERIODS = [1, 7, 30] as const

/** A period at one branch; absent: at all of the account's. */
export type AskedInBranch = AskedPeriod & { sucursal?: number }

/** The report's period, stored in the URL: `?dias=30`, `?desde=2026-11-01&hasta=2026-11-15`. */
export function usePeriod(): [AskedPeriod, (period: AskedPeriod) => void] {
  const [address, setAddress] = useSearchParams()
  const choose = ({ Dias, FechaDesde, FechaHasta }: AskedPeriod) =>
    setAddress(FechaDesde && FechaHasta ? { desde: FechaDesde, hasta: FechaHasta } : { dias: String(Dias) }, {
      replace: true,
    })
  return [periodIn(address), choose]
}

function periodIn(address: URLSearchParams): AskedPeriod {
  const [desde, hasta] = [address.get('desde'), address.get('hasta')]
  if (desde && hasta) return { FechaDesde: desde, FechaHasta: hasta }
  const dias = Number(address.get('dias'))
  return { Dias: READY_PERIODS.find((days) => days === dias) ?? 7 }
}

/** A report is not fetched again within this time. */
const FRESH_MS = 60_000

/** A report; while another period is loading, the previous data stays visible. */
export function useReport<C extends StaffCall>(call: C, input: CallInput<C>) {
  return useQuery<CallAnswer<C>>({
    queryKey: ['report', call.path, input],
    queryFn: () => callServer(call, input),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
}
