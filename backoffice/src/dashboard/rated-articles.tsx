import {
  listRatedArticles,
  type RatedArticle,
  RATING_TEXTS as TEXTS,
  ratingsText,
  topSummary,
} from '@gondola/contract/reports'
import { REPORT_MAX_ROWS, formatDate } from '@gondola/contract/base'
import { callServer } from '../api/call-server.ts'
import { BarList, sharesOf } from './bar-list.tsx'
import { ReportCard, type ReportColumn } from './report-card.tsx'
import type { AskedInBranch } from './use-period.ts'
import { useReport } from './use-report.ts'

const COLUMNS: readonly ReportColumn<RatedArticle>[] = [
  { heading: TEXTS.code, value: ({ Codigo }) => Codigo },
  { heading: TEXTS.article, value: ({ Descripcion }) => Descripcion },
  { heading: TEXTS.bad, value: ({ Mal }) => Mal },
  { heading: TEXTS.good, value: ({ Bien }) => Bien },
  { heading: TEXTS.last, value: ({ UltimoDia }) => formatDate(UltimoDia) },
]

/** What customers said of the articles that came, the worst first. */
export function RatedArticles({ asked, period }: { asked: AskedInBranch; period: string }) {
  const { data, error } = useReport(listRatedArticles, { query: asked })
  const listAll = () => callServer(listRatedArticles, { query: { ...asked, Filas: REPORT_MAX_ROWS } })
  const shares = sharesOf((data ?? []).map(({ Mal }) => Mal))
  const first = data?.[0]
  return (
    <ReportCard
      title={TEXTS.title}
      hint={TEXTS.hint}
      summary={first ? topSummary(first.Descripcion, ratingsText(first.Mal, first.Bien)) : null}
      none={TEXTS.none}
      columns={COLUMNS}
      rows={data}
      error={error}
      listAll={listAll}
      period={period}
    >
      <BarList
        label={TEXTS.title}
        bars={(data ?? []).map(({ Codigo, Descripcion, Mal, Bien }, index) => ({
          key: Codigo,
          label: Descripcion,
          text: ratingsText(Mal, Bien),
          share: shares[index] ?? 0,
        }))}
      />
    </ReportCard>
  )
}
