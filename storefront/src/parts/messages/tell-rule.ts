import { WARNING_MODAL_MS, type Violation } from '@gondola/contract/base'
import { violationMessage } from '@gondola/contract/http'
import type { Refused } from '../../api/errors.ts'
import { showAlert } from '../../ui/notices/alerts.ts'

import { headed, failureMessage } from './tell.ts'

// Separate from the other notices because the rules' messages are many, and the first screen never needs them.

/** Shows a violated rule in the middle of the screen, for 2 s by default (spec §9, warning modal). */
export function tellViolation(violation: Violation, durationMs = WARNING_MODAL_MS): void {
  showAlert({ kind: 'warning', ...headed(violationMessage(violation)), durationMs })
}

/** Shows a rule's violation that the server found, with the server's text, as `tellViolation` does. */
export function tellRefusedRule(error: Refused): void {
  showAlert({ kind: 'warning', ...headed(failureMessage(error)), durationMs: WARNING_MODAL_MS })
}
