import { instant, secondsAfter } from '../../platform/clock.ts'
import { findPayment, noteDifference } from '../ledger/ledger.store.ts'
import type { Later } from '../tasks/payment-tasks.store.ts'
import type { KnownProvider, PaymentDeps, PaymentProvider, ProviderPayment } from '../providers/provider.ts'
import { isOurs, takeAnswer } from '../ledger/take-answer.ts'
import { findComparedUntil, listChangedPayments, moveComparedUntil } from './open-work.store.ts'

type Asked = KnownProvider & { api: PaymentProvider }

/** One window is done within a task's lease; what is left is another turn's. */
const WINDOW_SECONDS = 6 * 3600
/** Windows overlap: the provider's clock is another, and its search is behind its payments. */
const OVERLAP_SECONDS = 3600
/** What has just changed is still being entered. */
const SETTLING_SECONDS = 600
const PAUSE_SECONDS = 1
const PAGE = 200

/**
 * Compares one window of a provider's payments with the ledger's, both ways, and enters what is new. A crash repeats the
 * window.
 *
 * @returns when to go on; null: all is compared
 * @throws ProviderError
 */
export async function compareProvider(deps: PaymentDeps, name: string): Promise<Later | null> {
  const { db, clock } = deps
  const known = await deps.paymentProvider(name)
  const compared = await findComparedUntil(db, name)
  if (!known?.api || compared?.since == null) return null
  const provider = { ...known, api: known.api }
  const end = instant(clock, -SETTLING_SECONDS)
  const until = earlier(secondsAfter(compared.since, WINDOW_SECONDS), end)
  if (until <= compared.since) return null
  const window = [secondsAfter(compared.since, -OVERLAP_SECONDS), until] as const
  const seen = new Set<string>()
  for await (const said of provider.api.list(...window)) {
    if (!isOurs(said)) continue
    seen.add(said.id)
    await compareOne(deps, provider, said)
  }
  await compareOwn(deps, provider, window, seen)
  await moveComparedUntil(db, name, compared.stored, until)
  return until === end ? null : { at: instant(clock, PAUSE_SECONDS) }
}

/** Looks up what changed here and was not listed there. */
async function compareOwn(
  deps: PaymentDeps,
  provider: Asked,
  window: readonly [string, string],
  seen: ReadonlySet<string>,
): Promise<void> {
  let last = 0
  for (;;) {
    const page = await listChangedPayments(deps.db, provider.name, window, last, PAGE)
    for (const { provider_id } of page) {
      if (seen.has(provider_id)) continue
      const said = await provider.api.lookUp(provider_id)
      if (said === null) await noteMissing(deps, provider.name, provider_id)
      else await compareOne(deps, provider, said)
    }
    if (page.length < PAGE) return
    last = page.at(-1)!.id
  }
}

/** Enters an answer; the ledger must then say the same, since amounts of both only grow. */
async function compareOne(deps: PaymentDeps, provider: Asked, said: ProviderPayment): Promise<void> {
  await takeAnswer(deps, provider, said)
  if (await isEqual(deps, provider.name, said)) return
  // it may have changed since the list was made
  const now = await provider.api.lookUp(said.id)
  if (now === null) return noteMissing(deps, provider.name, said.id)
  await takeAnswer(deps, provider, now)
  if (await isEqual(deps, provider.name, now)) return
  await note(deps, 'monto', provider.name, now.id, {
    theirs: now.captured - now.refunded,
    status: now.status,
  })
}

/** A payment that the ledger does not hold was noted where it was refused. */
async function isEqual(deps: PaymentDeps, provider: string, said: ProviderPayment): Promise<boolean> {
  const ours = await findPayment(deps.db, provider, said.id)
  return ours === null || (ours.captured === said.captured && ours.refunded === said.refunded)
}

const noteMissing = (deps: PaymentDeps, provider: string, providerId: string) =>
  note(deps, 'falta', provider, providerId, { theirs: null, status: 'no existe' })

async function note(
  { db, clock }: PaymentDeps,
  kind: 'monto' | 'falta',
  provider: string,
  provider_id: string,
  { theirs, status }: { theirs: number | null; status: string },
): Promise<void> {
  const ours = await findPayment(db, provider, provider_id)
  await noteDifference(db, {
    kind,
    provider,
    provider_id,
    order_id: ours?.order_id ?? null,
    reference: null,
    ours: ours === null ? null : ours.captured - ours.refunded,
    theirs,
    status: status.slice(0, 100),
    found_at: instant(clock),
  })
}

const earlier = (one: string, other: string) => (one < other ? one : other)
