import { offlineMessage } from '../../texts/interface.ts'
import { DATA_REFUSED, type Message } from '@gondola/contract/http'
import { NetworkLost, Refused } from '../../api/errors.ts'

/** The message of a failed call for the customer. @throws any other error again: it is a bug */
export function failureMessage(error: unknown): Message {
  if (error instanceof NetworkLost) return offlineMessage
  if (error instanceof Refused) return refusalMessage(error)
  throw error
}

/** A violated rule's text has no title, unless the catalogue gives it its own. */
function refusalMessage({ problem }: Refused): Message {
  const isTitled = problem.title !== DATA_REFUSED.title
  return isTitled ? { title: problem.title, text: problem.detail } : { text: problem.detail }
}
