import type { DeliveryPlace } from '@gondola/contract/branches'
import { findDeliveryPlace, listAddresses } from '@gondola/contract/clients'
import { send } from '../../api/client.ts'
import { choose } from '../cart/checkout.ts'
import { openDialog } from '../dialogs.ts'
import { stored } from '../stored.ts'
import { needsReport, placeAt, savePlaceWithAccount, takePlace } from './change-place.ts'
import { findPlace, placeOfAddress } from './lookups.ts'
import { usePlace } from './place.ts'

/** Questions whose answer was 'no', the last first; each is a text without line breaks. */
const declined = stored('lugarRechazado', '', (parsed) => typeof parsed === 'string', {
  onLost: () => undefined,
})
const DECLINED_MAX = 4

export const isDeclined = (question: string): boolean => declined.read().split('\n').includes(question)

/** The question is not asked again in this browser. */
export function decline(question: string): void {
  const others = declined.read().split('\n')
  declined.write(
    [question, ...others.filter((other) => other !== question)].slice(0, DECLINED_MAX).join('\n'),
  )
}

/** The report on a place was closed without taking it over: it is not asked about again. */
export function declinePlace(place: DeliveryPlace): void {
  decline(JSON.stringify(place))
}

/**
 * At login and at each load the account's place is taken if the browser has none, or that of its default address if none
 * was ever chosen; otherwise the browser's is saved with the account.
 */
export async function followAccount(isWanted: () => boolean): Promise<void> {
  const { kept } = usePlace.getState()
  if (kept) return kept.isGuess ? undefined : savePlaceWithAccount(kept.place)
  const told = await send(findDeliveryPlace, {})
  const place = told ?? (await findOwnPlace())
  if (!place || !isWanted() || usePlace.getState().kept) return
  if (!needsReport(place)) takePlace(place, told === null)
  else if (!isDeclined(JSON.stringify(place))) openDialog('place', { wanted: place })
}

/** Where the default address is delivered to; null if no branch is known to, or the customer left it. */
async function findOwnPlace(): Promise<DeliveryPlace | null> {
  const [address] = await send(listAddresses, {})
  const named = address ? placeOfAddress(address) : null
  const place = named && placeAt(named, await findPlace(named))
  return place && !isDeclined(JSON.stringify(place)) ? place : null
}

/** Another tab's move, or a closed branch: the day and slot chosen here are not the new branch's. */
usePlace.subscribe(({ branch }, before) => {
  if (branch !== before.branch) choose({ Dia: null, HorarioEntrega: null })
})
