import type { LineChange } from '@gondola/contract/catalogue'
import { duplicateTexts } from '../../texts/orders.ts'
import { branchChangeTexts } from '../../texts/place.ts'
import { formatPesos } from '@gondola/contract/base'
import type { ComparedLine, OrderComparison } from '../../state/cart/order-comparison.ts'
import { currentBranch, sellingBranches } from '../../state/place/change-place.ts'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'
import { PriceReport, ReportLine, ReportPrices } from '../../parts/price-report/price-report.tsx'

const TRENDS: Record<ComparedLine['trend'], { tone: BadgeTone; word: string }> = {
  gone: { tone: 'error', word: duplicateTexts.gone },
  dearer: { tone: 'warn', word: duplicateTexts.dearer },
  cheaper: { tone: 'brand', word: duplicateTexts.cheaper },
  same: { tone: 'neutral', word: duplicateTexts.same },
}

const CHANGES: Record<ComparedLine['trend'], LineChange> = {
  gone: 'no-se-vende',
  dearer: 'sube',
  cheaper: 'baja',
  same: 'igual',
}

const ORDER_OF_TRENDS: readonly ComparedLine['trend'][] = ['gone', 'dearer', 'cheaper', 'same']

/** Compares an order then and today: articles no longer sold first, then changed prices, and both totals. */
export function ComparisonReport({ comparison }: { comparison: OrderComparison }) {
  const { lines, totalThen, totalNow } = comparison
  const sorted = ORDER_OF_TRENDS.flatMap((trend) => lines.filter((line) => line.trend === trend))
  const hasNothing = lines.every(({ now }) => now === null)
  return (
    <PriceReport
      intro={hasNothing ? duplicateTexts.nothing : duplicateTexts.intro}
      counts={branchChangeTexts.counts(
        (change) => lines.filter(({ trend }) => CHANGES[trend] === change).length,
        'acá',
      )}
      totals={[
        [duplicateTexts.totalThen, totalThen],
        [duplicateTexts.totalNow, totalNow],
      ]}
    >
      {sorted.map((compared) => (
        <Line key={compared.line.Codart} {...compared} />
      ))}
    </PriceReport>
  )
}

/** Where several branches take orders, others may sell it. */
function goneWord(): string {
  const branches = sellingBranches()
  const here = branches.length > 1 && branches.find(({ Id }) => Id === currentBranch())
  return here ? duplicateTexts.goneAt(here.Nombre) : duplicateTexts.gone
}

function Line({ line, now, trend }: ComparedLine) {
  const { tone, word } = TRENDS[trend]
  const before = line.Precioventa === null ? '' : formatPesos(line.Precioventa)
  return (
    <ReportLine line={line}>
      <Badge tone={tone}>{trend === 'gone' ? goneWord() : word}</Badge>
      <ReportPrices before={trend === 'same' ? null : before} now={now?.Precioventa} />
    </ReportLine>
  )
}
