import { WARNING_MODAL_MS } from '@gondola/contract/constants.ts'
import type { Violation } from '@gondola/contract/rules/violation.ts'
import { violationMessage } from '@gondola/contract/texts/violations.ts'
import type { Refused } from '../../api/errors.ts'
import { showAlert } from '../../ui/notices/alerts.ts'
import { failureMessage } from './failure-message.ts'
import { headed } from './tell.ts'

// Apart from the other notices: the rules' messages are many, and no first screen breaks one.

/** Tells a broken rule in the middle of the screen, for 2 s unless told otherwise (spec §9, warning modal). */
export function tellViolation(violation: Violation, durationMs = WARNING_MODAL_MS): void {
  showAlert({ kind: 'warning', ...headed(violationMessage(violation)), durationMs })
}

/** Tells a rule that the server found broken, in its own words, as `tellViolation` does. */
export function tellRefusedRule(error: Refused): void {
  showAlert({ kind: 'warning', ...headed(failureMessage(error)), durationMs: WARNING_MODAL_MS })
}
