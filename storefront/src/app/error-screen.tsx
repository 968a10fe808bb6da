import { interfaceTexts } from '@gondola/contract/texts/interface.ts'
import { Button } from '../ui/button/button.tsx'
import { BrokenShelfDrawing } from '../ui/states/broken-shelf-drawing.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

/** Stands in for a screen that threw, or whose code could not be loaded: one generic sentence and a way on. */
export function ErrorScreen() {
  return (
    <div role="alert">
      <EmptyState
        drawing={<BrokenShelfDrawing />}
        title={interfaceTexts.brokenTitle}
        text={interfaceTexts.brokenText}
        action={<Button onClick={() => location.reload()}>{interfaceTexts.reload}</Button>}
      />
    </div>
  )
}
