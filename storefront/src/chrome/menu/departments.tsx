import { ROUTES, articlesAddress } from '@gondola/contract/base'
import type { Department } from '@gondola/contract/catalogue'
import { chromeTexts } from '../../texts/chrome.ts'
import { useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { useDepartments } from '../../state/catalogue/catalogue.ts'
import { classes } from '../../ui/classes.ts'
import { ChevronRightIcon } from '../../ui/icons/icons.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import styles from './category-menu.module.css'

/** The dropdown of 'Categorías': departments on the left, the hovered or focused one's families on the right. */
export function Departments() {
  const { data: departments, error, refetch, isFetching } = useDepartments()
  const [pointed, setPointed] = useState<number | null>(null)
  if (error && !departments)
    return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!departments) return <Loading />
  const current = departments.find(({ Codigo }) => Codigo === pointed) ?? departments[0]
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the links inside
    <div className={styles['columns']} onKeyDown={moveAcross}>
      <ul className={styles['departments']}>
        {departments.map(({ Codigo, Descripcion }) => (
          <li key={Codigo}>
            <Link
              to={articlesAddress(Codigo)}
              className={classes(styles['department'], Codigo === current?.Codigo && styles['current'])}
              onPointerEnter={() => setPointed(Codigo)}
              onFocus={() => setPointed(Codigo)}
            >
              {Descripcion}
              <ChevronRightIcon size={16} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={ROUTES.articles} className={styles['department']}>
            {chromeTexts.allArticles}
          </Link>
        </li>
      </ul>
      {current && <Families department={current} />}
    </div>
  )
}

function Families({ department }: { department: Department }) {
  const { Codigo: code, Descripcion: name, ListFamilias } = department
  return (
    <div className={styles['families']} role="group" aria-label={chromeTexts.familiesOf(name)}>
      <Link to={articlesAddress(code)} className={styles['whole']}>
        {chromeTexts.everythingOf(name)}
      </Link>
      <ul className={styles['list']}>
        {ListFamilias.map(({ Codigo, Descripcion }) => (
          <li key={Codigo}>
            <Link to={articlesAddress(Codigo)} className={styles['family']}>
              {Descripcion}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Arrow right moves from a department to its families, arrow left back. */
function moveAcross(event: KeyboardEvent<HTMLElement>): void {
  const isRight = event.key === 'ArrowRight'
  if (!isRight && event.key !== 'ArrowLeft') return
  const target = isRight ? `.${styles['families']} a` : `.${styles['current']}`
  event.currentTarget.querySelector<HTMLElement>(target)?.focus()
  event.preventDefault()
}
