import { type ComparedCart, type LineArticle, articlePrice } from '@gondola/contract/catalogue'
import type { CartLine } from '@gondola/contract/cart'
import { branchChangeTexts as texts } from '../../texts/place.ts'
import { useState } from 'react'
import { branchReport, isLost, NOTHING_COMPARED } from '../../state/cart/branch-report.ts'
import { useComparedLines } from '../../state/cart/compared-cart.ts'
import { useOrderBranch } from '../../state/delivery.ts'
import { Button } from '../../ui/button/button.tsx'
import { formatPesos } from '@gondola/contract/base'
import { SelectField } from '../../ui/field/select-field.tsx'
import styles from './branch-report-view.module.css'

interface GoneLinesProps {
  lines: readonly CartLine[]
  /** Takes the lines of the chosen substitutes. */
  onAdd: (substitutes: readonly CartLine[]) => void
}

/**
 * Substitutes for lines that the branch does not sell: of a repeated order, or of a saved cart that met another branch.
 * Renders nothing where only one branch takes orders, or if nothing is alike.
 */
export function GoneLines({ lines, onAdd }: GoneLinesProps) {
  const { data } = useComparedLines(useOrderBranch(), lines)
  const [substitutes, setSubstitutes] = useState<ReadonlyMap<string, LineArticle>>(new Map())
  const report = branchReport(lines, asLost(data ?? NOTHING_COMPARED), substitutes)
  const choices = report.changed.filter((one) => isLost(one) && one.substitutes.length > 0)
  if (choices.length === 0) return null
  const add = () =>
    onAdd(report.lines.filter(({ Codart }) => [...substitutes.values()].some((one) => one.Codigo === Codart)))
  return (
    <>
      {choices.map(({ line, substitutes: alike }) => (
        <SubstituteChoice
          key={line.Codart}
          line={line}
          substitutes={alike}
          chosen={substitutes.get(line.Codart)}
          onChoose={(article) => {
            const others = [...substitutes].filter(([code]) => code !== line.Codart)
            setSubstitutes(new Map(article ? [...others, [line.Codart, article] as const] : others))
          }}
        />
      ))}
      {substitutes.size > 0 && (
        <Button size="s" onClick={add}>
          {texts.addSubstitutes}
        </Button>
      )}
    </>
  )
}

/** What is gone from the cart is lost here, whatever has changed since. */
const asLost = ({ Lineas, Sustitutos }: ComparedCart): ComparedCart => ({
  Lineas: Lineas.map((one) => ({ ...one, Cambio: 'no-se-vende' })),
  Sustitutos,
})

interface SubstituteChoiceProps {
  /** The line that is lost. */
  line: Pick<CartLine, 'Descrip'>
  substitutes: readonly LineArticle[]
  chosen: LineArticle | undefined
  onChoose: (article: LineArticle | undefined) => void
}

/** What takes a lost line's place; nothing, unless the customer chooses. */
export function SubstituteChoice({ line, substitutes, chosen, onChoose }: SubstituteChoiceProps) {
  if (substitutes.length === 0) return <p className={styles['none']}>{texts.noSubstitutes}</p>
  return (
    <SelectField
      className={styles['choice']}
      label={texts.instead(line.Descrip)}
      value={chosen?.Codigo ?? ''}
      onChange={({ target }) => onChoose(substitutes.find(({ Codigo }) => Codigo === target.value))}
    >
      <option value="">{texts.remove}</option>
      {substitutes.map((article) => (
        <option key={article.Codigo} value={article.Codigo}>
          {inWords(article)}
        </option>
      ))}
    </SelectField>
  )
}

function inWords(article: LineArticle): string {
  const price = articlePrice(article)
  return price === null ? article.Descripcion : `${article.Descripcion} · ${formatPesos(price)}`
}
