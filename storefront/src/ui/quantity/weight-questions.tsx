import type { WeightInWords } from '@gondola/contract/cart'
import { useRested } from '../../api/scheduling.ts'
import { quantityTexts } from '../../texts/quantity.ts'

/** Nobody who types is interrupted sooner than this after the last key. */
const TYPING_PAUSE_MS = 800

/** The text once it has not changed for a while; before, the empty one. */
export function useSettled(text: string): string {
  return useRested(text, TYPING_PAUSE_MS, '') === text ? text : ''
}

interface WeightQuestionsProps {
  weights: readonly WeightInWords[]
  /** Its question comes with the answer to Enter, and takes the focus. */
  takesFocus?: boolean
  className?: string | undefined
  onChoose: (grams: number) => void
}

/** Questions what a number without a unit means: '¿2 kg?', '¿2 un ≈ 400 g?'. One press answers. */
export function WeightQuestions({ weights, takesFocus = false, className, onChoose }: WeightQuestionsProps) {
  return weights.map(({ text, grams }, index) => (
    <button
      key={text}
      type="button"
      className={className}
      autoFocus={takesFocus && index === 0}
      // Enter that is still held down has typed the number, and does not answer.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={() => onChoose(grams)}
    >
      {quantityTexts.meant(text)}
    </button>
  ))
}
