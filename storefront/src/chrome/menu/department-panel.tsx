import { ROUTES, articlesAddress } from '@gondola/contract/base'
import type { Department } from '@gondola/contract/catalogue'
import { chromeTexts } from '../../texts/chrome.ts'
import { Link } from 'react-router'
import { LoadFailure } from '../../parts/load-failure/load-failure.tsx'
import { useDepartments } from '../../state/catalogue/catalogue.ts'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { EditIcon, TagIcon } from '../../ui/icons/later-icons.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import styles from './department-panel.module.css'
import { ShopPages } from './shop-pages.tsx'

/** The phone's department side menu (spec §2): departments that expand to their families. */
export function DepartmentPanel({ onClose }: { onClose: () => void }) {
  const { data: departments, error, refetch, isFetching } = useDepartments()
  return (
    <SidePanel title={chromeTexts.categories} onClose={onClose}>
      <nav aria-label={chromeTexts.categories}>
        <Link to={ROUTES.promotions} className={styles['list']} onClick={onClose}>
          <TagIcon size={20} />
          {chromeTexts.promotions}
        </Link>
        <Link to={ROUTES.shoppingList} className={styles['list']} onClick={onClose}>
          <EditIcon size={20} />
          {chromeTexts.shoppingList}
        </Link>
        {error && !departments && (
          <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {!error && !departments && <SkeletonLines count={10} />}
        {departments?.map((department) => (
          <FoldedDepartment key={department.Codigo} department={department} onChoose={onClose} />
        ))}
        <Link to={ROUTES.articles} className={styles['all']} onClick={onClose}>
          {chromeTexts.allArticles}
        </Link>
      </nav>
      <ShopPages onLeave={onClose} />
    </SidePanel>
  )
}

function FoldedDepartment({ department, onChoose }: { department: Department; onChoose: () => void }) {
  const whole = { Codigo: department.Codigo, Descripcion: chromeTexts.everythingOf(department.Descripcion) }
  return (
    <details name="departamentos" className={styles['department']}>
      <summary className={styles['summary']}>{department.Descripcion}</summary>
      <ul className={styles['families']}>
        {[whole, ...department.ListFamilias].map(({ Codigo, Descripcion }) => (
          <li key={Codigo}>
            <Link to={articlesAddress(Codigo)} className={styles['family']} onClick={onChoose}>
              {Descripcion}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
