import type { FilterChoice } from '@gondola/contract/catalogue'
import { filterTexts } from '../../texts/search.ts'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './list-filter.module.css'

/** Number of choices shown until the group is expanded: those with the most articles. */
const SHOWN_AT_FIRST = 8

interface FilterGroupProps {
  title: string
  choices: readonly FilterChoice[]
  chosen: readonly number[]
  onChoose: (code: number, isChosen: boolean) => void
}

/** The brands or families to choose from. Renders nothing for a single choice, which would filter nothing. */
export function FilterGroup({ title, choices, chosen, onChoose }: FilterGroupProps) {
  const [isWhole, setWhole] = useState(false)
  if (choices.length < 2 && chosen.length === 0) return null
  const shown = isWhole ? choices : mostOf(choices, chosen)
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{title}</legend>
      <div className={isWhole ? styles['whole'] : undefined}>
        {shown.map(({ Codigo, Descripcion, Cantidad }) => (
          <FilterTick
            key={Codigo}
            name={Descripcion}
            count={Cantidad}
            isChosen={chosen.includes(Codigo)}
            onChange={(isChosen) => onChoose(Codigo, isChosen)}
          />
        ))}
      </div>
      {choices.length > SHOWN_AT_FIRST && (
        <Button variant="quiet" size="s" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? filterTexts.showFewer : filterTexts.showAll(choices.length)}
        </Button>
      )}
    </fieldset>
  )
}

/** The choices with the most articles and the selected ones, in their original order. */
function mostOf(choices: readonly FilterChoice[], chosen: readonly number[]): FilterChoice[] {
  const most = new Set(choices.toSorted((a, b) => b.Cantidad - a.Cantidad).slice(0, SHOWN_AT_FIRST))
  return choices.filter((choice) => most.has(choice) || chosen.includes(choice.Codigo))
}

interface FilterTickProps {
  name: string
  count: number
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** A choice with its count; disabled if it would leave an empty list. */
export function FilterTick({ name, count, isChosen, onChange }: FilterTickProps) {
  // The URL changes a moment later: the box shows the press at once, then follows the URL.
  const [tick, setTick] = useState({ told: isChosen, isShown: isChosen })
  if (tick.told !== isChosen) setTick({ told: isChosen, isShown: isChosen })
  const choose = (isShown: boolean) => {
    setTick({ ...tick, isShown })
    onChange(isShown)
  }
  return (
    <label className={styles['tick']}>
      <input
        type="checkbox"
        className={styles['checkbox']}
        checked={tick.isShown}
        disabled={count === 0 && !isChosen}
        onChange={(event) => choose(event.target.checked)}
      />
      <span className={styles['name']}>{name}</span>{' '}
      <span className={styles['count']} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{filterTexts.articles(count)}</VisuallyHidden>
    </label>
  )
}
