import { Link } from 'react-router'
import { articlesAddress } from '@gondola/contract/base'
import { homeTexts } from '../../texts/home.ts'
import { useDepartments } from '../../state/catalogue/catalogue.ts'
import { SkeletonPlaces } from '../../ui/states/skeleton.tsx'
import styles from './department-tiles.module.css'

/** Number of skeleton tiles while the departments load. */
const SHAPES = 14

/** The departments as tags on a shelf's edge. */
export function DepartmentTiles() {
  const { data: departments, isError } = useDepartments()
  if (isError) return null
  return (
    <nav aria-label={homeTexts.departments} className={styles['shelf']}>
      <ul className={styles['tiles']}>
        {departments ? (
          departments.map(({ Codigo, Descripcion }) => (
            <li key={Codigo}>
              <Link to={articlesAddress(Codigo)} className={styles['tile']}>
                {Descripcion}
              </Link>
            </li>
          ))
        ) : (
          <SkeletonPlaces count={SHAPES} className={styles['shape']} />
        )}
      </ul>
    </nav>
  )
}
