import { type LineArticle, articlePrice } from '@gondola/contract/catalogue'
import type { CartLine } from '@gondola/contract/cart'
import { formatPesos } from '@gondola/contract/base'
import { branchChangeTexts as texts } from '../../texts/place.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import styles from './branch-report-view.module.css'

export interface SubstituteChoiceProps {
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
