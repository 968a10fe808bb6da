import { articlesAddress } from '@gondola/contract/addresses.ts'
import { homeTexts } from '@gondola/contract/texts/home.ts'
import { Link } from 'react-router'
import { useDepartments } from '../../state/catalogue.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './department-tiles.module.css'

/** Tiles that keep their place while the departments load. */
const SHAPES = 14

/** The departments as tags on a shelf's edge: the shortest way into the shop. */
export function DepartmentTiles() {
  const { data: departments, isError } = useDepartments()
  if (isError) return null
  return (
    <nav aria-label={homeTexts.departments} className={styles['shelf']}>
      <ul className={styles['tiles']}>
        {departments
          ? departments.map(({ Codigo, Descripcion }) => (
              <li key={Codigo}>
                <Link to={articlesAddress(Codigo)} className={styles['tile']}>
                  {Descripcion}
                </Link>
              </li>
            ))
          : Array.from({ length: SHAPES }, (_, index) => (
              <li key={index} className={styles['shape']}>
                <Skeleton shape="block" />
              </li>
            ))}
      </ul>
    </nav>
  )
}
