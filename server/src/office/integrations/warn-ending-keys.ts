import { endingKeyMail } from '../../mail/texts/client-mails.ts'
import { queueMail, TO_SHOP } from '../../mail/queue-mail.ts'
import { dayAfter, today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { listEndingKeys } from '../../sessions/api-keys.store.ts'

/** How many days before its end a key is told of. */
const WARNED_DAYS = 14

/** Mails who administers the shop which keys end soon, each once. */
export async function warnOfEndingKeys({ db, clock, config }: Deps): Promise<void> {
  const from = today(clock, config.timeZone)
  for (const { id, name, prefix, ends_on } of await listEndingKeys(db, {
    from,
    to: dayAfter(from, WARNED_DAYS),
  }))
    await queueMail(db, clock, {
      to: TO_SHOP,
      content: endingKeyMail(name, prefix, ends_on!),
      eventKey: `clave-api-${id}-vence`,
    })
}
