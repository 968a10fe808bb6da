import { isStillLoggedIn } from './session.ts'
import { stored } from './stored.ts'

/** Fields of a form as they were typed, by their names. */
export type Draft = Readonly<Record<string, string | number>>

/** What was typed into forms and not sent, by the form's name, until the tab is closed. A password is never in it. */
const storedDrafts = stored<Readonly<Record<string, Draft>>>('borradores', {}, isDrafts, {
  lasts: 'visit',
  onLost: () => undefined,
})

export function readDraft(form: string): Draft {
  return storedDrafts.read()[form] ?? {}
}

/**
 * Keeps the fields in the place of what was kept of this form; none: nothing is left to keep. All these forms are a
 * customer's, so nothing is kept of who has logged out.
 */
export function keepDraft(form: string, draft: Draft): void {
  const { [form]: _, ...others } = storedDrafts.read()
  const drafts = Object.keys(draft).length > 0 ? { ...others, [form]: draft } : others
  storedDrafts.write(isStillLoggedIn() ? drafts : {})
}

function isDrafts(parsed: unknown): parsed is Readonly<Record<string, Draft>> {
  return isRecord(parsed) && Object.values(parsed).every(isDraft)
}

function isDraft(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((field) => ['string', 'number'].includes(typeof field))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
