import { WARNING_MODAL_MS, type Violation } from '@gondola/contract/base'
import { type Message, violationMessage } from '@gondola/contract/http'
import type { Refused } from '../../api/errors.ts'
import { interfaceTexts } from '../../texts/interface.ts'
import { type AlertButton, showAlert } from '../../ui/notices/alerts.ts'
import { headed, failureMessage } from './tell.ts'

// Separate from the other notices because the rules' messages are many, and the first screen never needs them.

/**
 * Shows a violated rule in the middle of the screen, for 2 s by default (spec §9, warning modal); more than a sentence
 * stays until it is read.
 */
export function tellViolation(violation: Violation, durationMs = WARNING_MODAL_MS): void {
  warn(violationMessage(violation), durationMs, [])
}

/** Shows a rule's violation that the server found, with the server's text, as `tellViolation` does. */
export function tellRefusedRule(error: Refused, durationMs = WARNING_MODAL_MS): void {
  warn(failureMessage(error), durationMs, ACCEPT)
}

const ACCEPT = [{ text: interfaceTexts.accept }]
const SECOND_SENTENCE = /[.!?] ["«¿¡]?\p{Lu}/u

function warn(message: Message, durationMs: number, buttons: readonly AlertButton[]): void {
  const more = SECOND_SENTENCE.test(message.text) ? { buttons: ACCEPT } : { buttons, durationMs }
  showAlert({ kind: 'warning', ...headed(message), ...more })
}
