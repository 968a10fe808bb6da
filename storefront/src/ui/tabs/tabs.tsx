import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './tabs.module.css'

export interface Tab {
  /** Also the anchor in the URL, on screens that use one. */
  id: string
  text: string
  icon?: ReactNode
  content: ReactNode
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  selectedId: string
  onSelect: (id: string) => void
}

/** A vertical tab list beside its panel (WAI-ARIA tabs, selection follows focus); above its panel on small screens. */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const selected = tabs.find((tab) => tab.id === selectedId) ?? tabs[0]
  if (!selected) return null

  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabs[nextPosition(event.key, tabs.indexOf(selected), tabs.length)]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`#tab-${CSS.escape(next.id)}`)?.focus()
  }
  return (
    <div className={styles['frame']}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="vertical"
        className={styles['list']}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === selected}
            aria-controls={tab === selected ? `panel-${tab.id}` : undefined}
            tabIndex={tab === selected ? 0 : -1}
            className={classes(styles['tab'], tab === selected && styles['selected'])}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon}
            {tab.text}
          </button>
        ))}
      </div>
      <div
        id={`panel-${selected.id}`}
        role="tabpanel"
        aria-labelledby={`tab-${selected.id}`}
        tabIndex={0}
        className={styles['panel']}
      >
        {selected.content}
      </div>
    </div>
  )
}

/** The position that a key moves to; -1 if it moves to none. */
function nextPosition(key: string, position: number, count: number): number {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (position + 1) % count
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (position - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
