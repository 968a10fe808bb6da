import { PICKING_TEXTS } from '@gondola/contract/orders'
import { ConfirmStep } from '../ui/forms/step-button.tsx'
import type { CountQuestion } from './scan.ts'
import { signalScan, useScanner } from './use-scanner.ts'

interface ScanQuestionProps {
  question: CountQuestion
  onConfirm: () => void
  onClose: () => void
}

/** A question before a weight or piece is counted; what is scanned meanwhile does not count. */
export function ScanQuestion({ question: { text, confirm }, onConfirm, onClose }: ScanQuestionProps) {
  useScanner(() => signalScan(false))
  const asked = { title: PICKING_TEXTS.askTitle, text: [text], keep: PICKING_TEXTS.cancel, confirm }
  return <ConfirmStep asked={asked} onConfirm={onConfirm} onClose={onClose} />
}
