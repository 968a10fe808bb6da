import { isStillLoggedIn } from './session.ts'
import { stored } from '../stored.ts'

/** Typed values of a form's fields, by field name. */
export type Draft = Readonly<Record<string, string | number>>

/** Unsent form input by form name, stored until the tab is closed. Never contains a password. */
const storedDrafts = stored<Readonly<Record<string, Draft>>>('borradores', {}, isDrafts)

export function readDraft(form: string): Draft {
  return storedDrafts.read()[form] ?? {}
}

/**
 * Replaces the form's stored draft; an empty draft deletes it. All these forms belong to a customer, so after a logout
 * all drafts are deleted.
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
