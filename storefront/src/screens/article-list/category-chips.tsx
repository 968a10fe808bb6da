import { ROUTES, articlesAddress } from '@gondola/contract/addresses.ts'
import type { Department } from '@gondola/contract/entities/department.ts'
import { listTexts } from '@gondola/contract/texts/lists.ts'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import type { ChosenShelf } from '../../state/shelf.ts'
import styles from './category-chips.module.css'

interface CategoryChipsProps {
  departments: readonly Department[] | undefined
  chosen: ChosenShelf | null
}

/** The small screen's way through the categories: departments, or the families of the chosen one, in a strip. */
export function CategoryChips({ departments, chosen }: CategoryChipsProps) {
  const department = chosen?.department
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
            <NavLink end to={to} className={styles['chip']!}>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function toChip({ Codigo, Descripcion }: { Codigo: number; Descripcion: string }) {
  return { to: articlesAddress(Codigo), text: Descripcion }
}
