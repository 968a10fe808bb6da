import type { LineArticle, LineChange } from '@gondola/contract/catalogue'
import { branchChangeTexts as texts } from '../../texts/place.ts'
import {
  type BranchReport,
  type ChangedLine,
  isLost,
  type Substitutes,
} from '../../state/cart/branch-report.ts'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'
import { PriceReport, ReportLine, ReportPrices } from '../price-report/price-report.tsx'
import styles from './branch-report-view.module.css'
import { SubstituteChoice } from './gone-lines.tsx'

const TONES: Record<LineChange, BadgeTone> = {
  'no-se-vende': 'error',
  'no-hay': 'error',
  sube: 'warn',
  baja: 'brand',
  igual: 'neutral',
}

const OF_A_MOVE = [texts.before, texts.now] as const

export interface BranchReportViewProps {
  intro: string
  report: BranchReport
  /** Whether the customer buys at the branch already. */
  where: 'acá' | 'ahí'
  /** Words of both totals. */
  totals?: readonly [before: string, now: string]
  /** Fee and minimum of each branch. */
  terms?: readonly string[]
  substitutes: Substitutes
  onChoose: (substitutes: Substitutes) => void
}

/** The lines of a cart that a branch changes: what it lacks first, each with its substitutes; and both totals. */
export function BranchReportView({
  intro,
  report,
  where,
  totals: [wordsBefore, wordsNow] = OF_A_MOVE,
  terms,
  substitutes,
  onChoose,
}: BranchReportViewProps) {
  const { changed, same, before, now } = report
  const choose = (Codart: string, article: LineArticle | undefined) => {
    const others = [...substitutes].filter(([code]) => code !== Codart)
    onChoose(new Map(article ? [...others, [Codart, article] as const] : others))
  }
  return (
    <PriceReport
      intro={intro}
      counts={texts.counts(
        (change) => changed.filter((one) => one.change === change).length,
        where,
        changed.filter(({ most }) => most !== null).length,
      )}
      notes={[...(same > 0 && changed.length > 0 ? [texts.same(same)] : []), ...(terms ?? [])]}
      totals={
        before === null || now === null
          ? null
          : [
              [wordsBefore, before],
              [wordsNow, now],
            ]
      }
    >
      {changed.map((one) => (
        <ReportLine key={one.line.Codart} line={one.line}>
          <Change one={one} where={where} />
          {isLost(one) && (
            <SubstituteChoice
              line={one.line}
              substitutes={one.substitutes}
              chosen={substitutes.get(one.line.Codart)}
              onChoose={(article) => choose(one.line.Codart, article)}
            />
          )}
        </ReportLine>
      ))}
    </PriceReport>
  )
}

type ChangeProps = Pick<BranchReportViewProps, 'where'> & { one: ChangedLine }

const Change = ({ one: { line, change, now, most }, where }: ChangeProps) => (
  <span className={styles['change']}>
    {change !== 'igual' && (
      <Badge tone={TONES[change]}>
        {change === 'no-se-vende' && where === 'acá' ? texts.notSoldHere : texts.words[change]}
      </Badge>
    )}
    {most !== null && <Badge tone="warn">{texts.most(most, line.Cantidad, line.Unidad)}</Badge>}
    <ReportPrices before={line} now={now} />
  </span>
)
