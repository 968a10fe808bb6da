import {
  listEmptySearches,
  type EmptySearch,
  type AskedPeriod,
  EMPTY_SEARCH_TEXTS as TEXTS,
  timesText,
  topSummary,
} from '@gondola/contract/reports'
import { REPORT_MAX_ROWS, formatDate } from '@gondola/contract/base'
import { staffSearchWords } from '@gondola/contract/catalogue-admin'
import { callServer } from '../api/call-server.ts'
import { useMayCall } from '../ui/frame/use-own-staff.ts'
import { BarList, sharesOf } from './bar-list.tsx'
import { ReportCard, type ReportColumn } from './report-card.tsx'
import { useReport } from './use-report.ts'

const COLUMNS: readonly ReportColumn<EmptySearch>[] = [
  { heading: TEXTS.text, value: ({ Texto }) => Texto },
  { heading: TEXTS.times, value: ({ Veces }) => Veces },
  { heading: TEXTS.last, value: ({ UltimoDia }) => formatDate(UltimoDia) },
]

/** The form of a line of own words that begins with what was searched for. */
const newWordAddress = (text: string) => {
  const source = JSON.stringify({ Renglon: `${text} > ` })
  return `/${staffSearchWords.name}/create?${new URLSearchParams({ source })}`
}

/** Searches without results. */
export function EmptySearches({ asked, period }: { asked: AskedPeriod; period: string }) {
  const may = useMayCall(staffSearchWords.create)
  const { data, error } = useReport(listEmptySearches, { query: asked })
  const listAll = () => callServer(listEmptySearches, { query: { ...asked, Filas: REPORT_MAX_ROWS } })
  const shares = sharesOf((data ?? []).map(({ Veces }) => Veces))
  const first = data?.[0]
  return (
    <ReportCard
      title={TEXTS.title}
      hint={TEXTS.hint}
      summary={first ? topSummary(`«${first.Texto}»`, timesText(first.Veces)) : null}
      none={TEXTS.none}
      columns={COLUMNS}
      rows={data}
      error={error}
      listAll={listAll}
      period={period}
    >
      <BarList
        label={TEXTS.title}
        bars={(data ?? []).map(({ Texto, Veces }, index) => ({
          key: Texto,
          label: Texto,
          text: timesText(Veces),
          share: shares[index] ?? 0,
          action: may ? { text: TEXTS.propose, to: newWordAddress(Texto) } : undefined,
        }))}
      />
    </ReportCard>
  )
}
