import type { Article, ComparedLine } from '@gondola/contract/catalogue'
import type { CartLine } from '@gondola/contract/cart'
import { branchChangeTexts as texts } from '../../texts/place.ts'
import { type Ref, useId, useState } from 'react'
import { branchReport, isLost } from '../../state/cart/branch-report.ts'
import { replaceCart, useCart } from '../../state/cart/cart.ts'
import { useComparedCart } from '../../state/cart/compared-cart.ts'
import { currentBranch } from '../../state/place/change-place.ts'
import { Button } from '../../ui/button/button.tsx'
import { BranchReportView } from './branch-report-view.tsx'
import styles from './out-today.module.css'

/** The cart's articles that the branch is out of, each with substitutes; renders nothing if there are none. */
export function OutToday({ ref }: { ref: Ref<HTMLElement> }) {
  const headingId = useId()
  const lines = useCart((cart) => cart.lines)
  const out = lines.filter(({ Existencia }) => Existencia === 'no-hay')
  const { data, isPending, isFetching } = useComparedCart(currentBranch(), out.length > 0)
  const [substitutes, setSubstitutes] = useState<ReadonlyMap<string, Article>>(new Map())
  if (out.length === 0) return null
  const report = branchReport(lines, comparisonOf(lines, data ?? []), substitutes)
  const lost = { ...report, changed: report.changed.filter(isLost), same: 0, before: null, now: null }
  return (
    <section ref={ref} tabIndex={-1} role="alert" aria-labelledby={headingId} className={styles['out']}>
      <h2 id={headingId}>{texts.outTitle}</h2>
      <BranchReportView
        intro={texts.outIntro}
        report={lost}
        substitutes={substitutes}
        onChoose={setSubstitutes}
      />
      <Button busy={isPending && isFetching} onClick={() => replaceCart(report.lines)}>
        {texts.outAccept}
      </Button>
    </section>
  )
}

/** Only what is out changes here: prices have their own notice. Without an answer there are no substitutes. */
function comparisonOf(lines: readonly CartLine[], compared: readonly ComparedLine[]): ComparedLine[] {
  return lines.flatMap(({ Codart, Cantidad, Existencia, Precioindividual }) => {
    if (Existencia !== 'no-hay') return []
    const found = compared.find((one) => one.Codart === Codart)
    const Sustitutos = found?.Sustitutos ?? []
    return {
      Codart,
      Cantidad,
      Antes: Precioindividual,
      Ahora: null,
      Cambio: 'no-hay',
      Articulo: null,
      Sustitutos,
    }
  })
}
