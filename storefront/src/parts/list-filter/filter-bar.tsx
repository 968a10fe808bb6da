import { DIET_NAMES, type FilterChoice } from '@gondola/contract/catalogue'
import { filterTexts } from '../../texts/search.ts'
import { useRef, useState } from 'react'
import { type ArticleSource, useListFilters } from '../../state/catalogue/article-source.ts'
import {
  choiceCount,
  type CodeKind,
  type ListFilter,
  withCode,
  withDiet,
} from '../../state/catalogue/list-filter.ts'
import { Button } from '../../ui/button/button.tsx'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { FilterIcon } from '../../ui/icons/later-icons.tsx'
import { late } from '../../ui/late.tsx'
import { FROM_DESKTOP, useMedia } from '../../ui/layout/use-media.ts'
import styles from './list-filter.module.css'
import { useListFilter } from './use-list-filter.ts'

const SidePanel = late(() => import('./filter-side-panel.tsx').then((file) => file.FilterSidePanel))

/** Above a list: the 'Filtrar' button, where no panel is beside the list, and the active filters, each removable. */
export function FilterBar({ source }: { source: ArticleSource }) {
  const hasPanel = useMedia(FROM_DESKTOP)
  const [isOpen, setOpen] = useState(false)
  const { filter } = useListFilter()
  const count = choiceCount(filter)
  if (hasPanel && count === 0) return null
  return (
    <div className={styles['bar']} data-filter-bar>
      {!hasPanel && (
        <Button
          variant="secondary"
          size="s"
          icon={<FilterIcon size={20} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {count === 0 ? filterTexts.open : filterTexts.openWith(count)}
        </Button>
      )}
      {count > 0 && <ChosenFilters source={source} />}
      {isOpen && !hasPanel && <SidePanel source={source} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ChosenFilters({ source }: { source: ArticleSource }) {
  const { filter, narrow, clear } = useListFilter()
  const { data: filters } = useListFilters(source)
  const list = useRef<HTMLUListElement>(null)
  const remove = (without: ListFilter) => {
    // the pressed button disappears: the focus moves to the remaining ones
    list.current?.focus({ preventScroll: true })
    narrow(without)
  }
  const ofKind = (kind: CodeKind, choices: readonly FilterChoice[] = []) =>
    filter[kind].flatMap((code) => {
      const name = choices.find(({ Codigo }) => Codigo === code)?.Descripcion
      return name === undefined
        ? []
        : [{ key: `${kind} ${code}`, name, without: withCode(filter, kind, code, false) }]
    })
  const chips = [
    ...(filter.oferta
      ? [{ key: 'oferta', name: filterTexts.offer, without: { ...filter, oferta: false } }]
      : []),
    ...(filter.promocion
      ? [{ key: 'promocion', name: filterTexts.promotion, without: { ...filter, promocion: false } }]
      : []),
    ...filter.apto.map((diet) => ({
      key: diet,
      name: DIET_NAMES[diet],
      without: withDiet(filter, diet, false),
    })),
    ...ofKind('familias', filters?.Familias),
    ...ofKind('marcas', filters?.Marcas),
    ...ofKind('tamanos', filters?.Tamanos),
  ]
  return (
    <ul ref={list} tabIndex={-1} className={styles['chips']} aria-label={filterTexts.chosen}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <button
            type="button"
            className={styles['chip']}
            aria-label={filterTexts.remove(name)}
            onClick={() => remove(without)}
          >
            {name}
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="s" onClick={clear}>
          {filterTexts.clearAll}
        </Button>
      </li>
    </ul>
  )
}
