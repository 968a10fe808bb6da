import type { Article, LineChange } from '@gondola/contract/catalogue'
import { formatPesos, formatQuantity } from '@gondola/contract/base'
import { branchChangeTexts as texts } from '../../texts/place.ts'
import {
  type BranchReport,
  type ChangedLine,
  isLost,
  type Substitutes,
} from '../../state/cart/branch-report.ts'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'
import styles from './branch-report-view.module.css'
import { SubstituteChoice } from './substitute-choice.tsx'

const TONES: Record<LineChange, BadgeTone> = {
  'no-se-vende': 'error',
  'no-hay': 'error',
  sube: 'warn',
  baja: 'brand',
  igual: 'neutral',
}

export interface BranchReportViewProps {
  intro: string
  report: BranchReport
  substitutes: Substitutes
  onChoose: (substitutes: Substitutes) => void
}

/** The lines of a cart that a branch changes: what it lacks first, each with its substitutes; and both totals. */
export function BranchReportView({ intro, report, substitutes, onChoose }: BranchReportViewProps) {
  const { changed, same, before, now } = report
  const choose = (Codart: string, article: Article | undefined) => {
    const others = [...substitutes].filter(([code]) => code !== Codart)
    onChoose(new Map(article ? [...others, [Codart, article] as const] : others))
  }
  return (
    <>
      <p className={styles['intro']}>{intro}</p>
      <ul className={styles['lines']}>
        {changed.map((one) => (
          <li key={one.line.Codart} className={styles['line']}>
            <Line {...one} />
            {isLost(one) && (
              <SubstituteChoice
                line={one.line}
                substitutes={one.substitutes}
                chosen={substitutes.get(one.line.Codart)}
                onChoose={(article) => choose(one.line.Codart, article)}
              />
            )}
          </li>
        ))}
      </ul>
      {same > 0 && changed.length > 0 && <p className={styles['intro']}>{texts.same(same)}</p>}
      {before !== null && now !== null && (
        <dl className={styles['totals']}>
          <dt>{texts.before}</dt>
          <dd>{formatPesos(before)}</dd>
          <dt>{texts.now}</dt>
          <dd>
            <strong>{formatPesos(now)}</strong>
          </dd>
        </dl>
      )}
    </>
  )
}

function Line({ line, change, now }: ChangedLine) {
  return (
    <>
      <span className={styles['name']}>{line.Descrip}</span>
      <span className={styles['quantity']}>{formatQuantity(line.Cantidad, line.Unidad)}</span>
      <span className={styles['change']}>
        <Badge tone={TONES[change]}>{texts.words[change]}</Badge>
        <span className={styles['prices']}>
          {line.Precioventa !== null && <s>{formatPesos(line.Precioventa)}</s>}
          {now?.Precioventa != null && <span>{formatPesos(now.Precioventa)}</span>}
        </span>
      </span>
    </>
  )
}
