import { ROUTES, articlesAddress } from '@gondola/contract/base'
import type { Department } from '@gondola/contract/catalogue'
import { listTexts } from '../../texts/lists.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ChosenShelf } from '../../state/catalogue/shelf.ts'
import styles from './category-chips.module.css'

interface CategoryChipsProps {
  departments: readonly Department[] | undefined
  chosen: ChosenShelf | null
}

/** Category navigation on small screens: departments, or the families of the chosen one, as a scrolling strip. */
export function CategoryChips({ departments, chosen }: CategoryChipsProps) {
  const department = chosen?.department
  const here = addressOf(chosen)
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]')
    if (strip.current) strip.current.scrollLeft = current instanceof HTMLElement ? current.offsetLeft - 48 : 0
  }, [chosen])
  const chips = department
    ? [
        { to: ROUTES.articles, text: listTexts.all },
        { to: articlesAddress(department.Codigo), text: department.Descripcion },
        ...department.ListFamilias.map(toChip),
      ]
    : (departments ?? []).map(toChip)
  return (
    <nav aria-label={listTexts.categories} className={styles['frame']}>
      <ul ref={strip} className={styles['strip']}>
        {chips.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={styles['chip']} aria-current={to === here ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The URL of the current category, as in its chip's link. */
function addressOf(chosen: ChosenShelf | null): string | null {
  const shown = chosen?.family ?? chosen?.department
  return shown ? articlesAddress(shown.Codigo) : null
}

function toChip({ Codigo, Descripcion }: { Codigo: number; Descripcion: string }) {
  return { to: articlesAddress(Codigo), text: Descripcion }
}
