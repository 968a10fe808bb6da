import { ROUTES, articlesAddress } from '@gondola/contract/base'
import type { Department } from '@gondola/contract/catalogue'
import { chromeTexts } from '../../texts/chrome.ts'
import { listTexts } from '../../texts/lists.ts'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import type { ChosenShelf } from '../../state/catalogue/shelf.ts'
import { ChevronLeftIcon } from '../../ui/icons/icons.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import styles from './category-panel.module.css'

interface CategoryPanelProps {
  departments: readonly Department[] | undefined
  /** Shown in place of departments that did not come. */
  failure: ReactNode
  chosen: ChosenShelf | null
}

/**
 * The desktop's left panel 'Categorías' (spec §2): the chosen category with its families, or every department with its
 * families.
 */
export function CategoryPanel({ departments, failure, chosen }: CategoryPanelProps) {
  const department = chosen?.department
  return (
    <nav className={styles['panel']} aria-labelledby="categorias">
      <h2 id="categorias" className={styles['title']}>
        {listTexts.categories}
      </h2>
      {!departments && (failure || <SkeletonLines count={8} />)}
      {department && (
        <>
          <Link to={ROUTES.articles} className={styles['all']}>
            <ChevronLeftIcon size={16} />
            {listTexts.all}
          </Link>
          <DepartmentFamilies department={department} />
        </>
      )}
      {!department && departments?.map((each) => <FoldedDepartment key={each.Codigo} department={each} />)}
    </nav>
  )
}

function DepartmentFamilies({ department }: { department: Department }) {
  return (
    <ul className={styles['families']}>
      <li className={styles['head']}>
        <NavLink end to={articlesAddress(department.Codigo)} className={styles['link']!}>
          {department.Descripcion}
        </NavLink>
      </li>
      {department.ListFamilias.map(({ Codigo, Descripcion }) => (
        <li key={Codigo}>
          <NavLink to={articlesAddress(Codigo)} className={styles['link']!}>
            {Descripcion}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

function FoldedDepartment({ department }: { department: Department }) {
  const whole = { Codigo: department.Codigo, Descripcion: chromeTexts.everythingOf(department.Descripcion) }
  return (
    <details className={styles['department']}>
      <summary className={styles['summary']}>{department.Descripcion}</summary>
      <ul className={styles['families']}>
        {[whole, ...department.ListFamilias].map(({ Codigo, Descripcion }) => (
          <li key={Codigo}>
            <Link to={articlesAddress(Codigo)} className={styles['link']}>
              {Descripcion}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
