import { filterTexts } from '../../texts/search.ts'
import type { ArticleSource } from '../../state/catalogue/article-source.ts'
import { FilterGroups } from './filter-groups.tsx'
import styles from './list-filter.module.css'

/** The desktop's filters, beside the list; without families where the panel of categories shows them. */
export function FilterPanel(props: { source: ArticleSource; hasFamilies?: boolean }) {
  return (
    <section className={styles['panel']} aria-labelledby="filtros">
      <h2 id="filtros" className={styles['title']}>
        {filterTexts.title}
      </h2>
      <FilterGroups key={props.source.key.join(' ')} {...props} />
    </section>
  )
}
