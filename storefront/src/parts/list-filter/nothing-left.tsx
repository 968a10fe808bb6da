import { filterTexts } from '../../texts/search.ts'
import { Button } from '../../ui/button/button.tsx'
import { SearchDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { useListFilter } from './use-list-filter.ts'

/** Shown instead of a list that its filters have emptied. */
export function NothingLeft() {
  const { clear } = useListFilter()
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={filterTexts.nothingLeft}
      text={filterTexts.nothingLeftText}
      action={<Button onClick={clear}>{filterTexts.clearAll}</Button>}
    />
  )
}
