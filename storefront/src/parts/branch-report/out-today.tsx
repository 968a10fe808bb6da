import type { ComparedCart, LineArticle } from '@gondola/contract/catalogue'
import type { CartLine } from '@gondola/contract/cart'
import { branchChangeTexts as texts } from '../../texts/place.ts'
import { type Ref, useId, useState } from 'react'
import { branchReport, isLost, NOTHING_COMPARED } from '../../state/cart/branch-report.ts'
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
  const [substitutes, setSubstitutes] = useState<ReadonlyMap<string, LineArticle>>(new Map())
  if (out.length === 0) return null
  const report = branchReport(lines, comparisonOf(lines, data ?? NOTHING_COMPARED), substitutes)
  const lost = { ...report, changed: report.changed.filter(isLost), same: 0, before: null, now: null }
  return (
    <section ref={ref} tabIndex={-1} role="alert" aria-labelledby={headingId} className={styles['out']}>
      <h2 id={headingId}>{texts.outTitle}</h2>
      <BranchReportView
        intro={texts.outIntro}
        report={lost}
        where="acá"
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
function comparisonOf(lines: readonly CartLine[], { Lineas, Sustitutos }: ComparedCart): ComparedCart {
  const out = lines.flatMap(({ Codart, Existencia, Precioindividual: Antes }) => {
    if (Existencia !== 'no-hay') return []
    const alike = Lineas.find((one) => one.Codart === Codart)?.Sustitutos ?? []
    return { Codart, Antes, Ahora: null, Cambio: 'no-hay' as const, Articulo: null, Sustitutos: alike }
  })
  return { Lineas: out, Sustitutos }
}
