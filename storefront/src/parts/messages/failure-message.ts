import { offlineMessage } from '../../texts/failures.ts'
import { DATA_REFUSED } from '@gondola/contract/texts/refusals.ts'
import type { Message } from '@gondola/contract/texts/violations.ts'
import { NetworkLost, Refused } from '../../api/errors.ts'

/** What a customer reads of a failed call; anything but a failed call is a bug and thrown on. */
export function failureMessage(error: unknown): Message {
  if (error instanceof NetworkLost) return offlineMessage
  if (error instanceof Refused) return refusalMessage(error)
  throw error
}

/** A broken rule's text stands alone, unless the catalogue gives it a title of its own. */
function refusalMessage({ problem }: Refused): Message {
  const isTitled = problem.title !== DATA_REFUSED.title
  return isTitled ? { title: problem.title, text: problem.detail } : { text: problem.detail }
}
