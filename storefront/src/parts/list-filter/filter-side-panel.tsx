import { filterTexts } from '../../texts/search.ts'
import { type ArticleSource, useListFilters } from '../../state/catalogue/article-source.ts'
import { choiceCount } from '../../state/catalogue/list-filter.ts'
import { Button } from '../../ui/button/button.tsx'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { FilterGroups } from './filter-groups.tsx'
import styles from './list-filter.module.css'
import { useListFilter } from './use-list-filter.ts'

/** The phone's filters: choices apply at once, the button at the bottom closes the panel to show the list. */
export function FilterSidePanel({ source, onClose }: { source: ArticleSource; onClose: () => void }) {
  const { filter, clear } = useListFilter()
  const { data, isFetching } = useListFilters(source)
  return (
    <SidePanel
      title={filterTexts.title}
      side="right"
      onClose={onClose}
      footer={
        <div className={styles['foot']}>
          <Button variant="secondary" disabled={choiceCount(filter) === 0} onClick={clear}>
            {filterTexts.clear}
          </Button>
          <Button onClick={onClose} aria-live="polite" aria-busy={isFetching}>
            {data ? filterTexts.show(data.Total) : filterTexts.showPending}
          </Button>
        </div>
      }
    >
      <FilterGroups source={source} />
    </SidePanel>
  )
}
