import type { DeliveryPlace } from '@gondola/contract/branches'
import { type SiteParameters, readParameters } from '@gondola/contract/site'
import { create } from 'zustand'
import { askBranch, askedBranch, whenBranchCloses } from '../../api/branch.ts'
import { isByBranch, queryClient } from '../../api/query-client.ts'
import { send } from '../../api/client.ts'
import { QUERY_KEYS } from '../query-keys.ts'
import { stored } from '../stored.ts'

/**
 * Where this browser's orders go. `isDefault`: the place's branch is the one of calls that name none. `isGuess`: nobody
 * told it, it is the place of the account's address.
 */
export interface KeptPlace {
  version: 1
  place: DeliveryPlace
  isDefault: boolean
  isGuess?: true
}

interface Place {
  kept: KeptPlace | null
  /** The branch that calls name; undefined: the default one. */
  branch: number | undefined
  /** The chosen branch that turned out to take no orders any more; the keeper tells so and asks again. */
  closed: number | null
}

/** Another version's value is dropped without a notice: the chip asks again. */
const storedPlace = stored<KeptPlace | null>('lugar', null, isKeptPlace, { onLost: () => undefined })

export const usePlace = create<Place>(() => placeOf(storedPlace.read()))
askBranch(usePlace.getState().branch)

/** Where the customer's orders go; null: not told. */
export const useDeliveryPlace = (): DeliveryPlace | null => usePlace(({ kept }) => kept && kept.place)

/** The home delivery's place that the customer told; a guess is not. */
export const toldHome = ({ kept }: Pick<Place, 'kept'>): DeliveryPlace | null =>
  kept?.place.Forma === 'ED' && !kept.isGuess ? kept.place : null

/** Re-renders when the branch changes: for what shows answers of a branch outside of the screens. */
export const useBranch = (): number | undefined => usePlace(({ branch }) => branch)

/** Takes a place over, or with null forgets it. Nothing of another branch stays in the cache. */
export function keepPlace(kept: KeptPlace | null): void {
  storedPlace.write(kept)
  follow(kept)
}

function follow(kept: KeptPlace | null): void {
  const next = placeOf(kept)
  if (next.branch !== askedBranch()) {
    queryClient.removeQueries({ predicate: isByBranch })
    askBranch(next.branch)
  }
  usePlace.setState(next)
}

function placeOf(kept: KeptPlace | null): Place {
  return { kept, branch: kept && !kept.isDefault ? kept.place.Sucursal : undefined, closed: null }
}

let tellMoved = (): void => undefined

/** Registers the listener for another tab having taken another branch over. */
export function whenMovedElsewhere(listener: () => void): void {
  tellMoved = listener
}

storedPlace.onChangeElsewhere((kept) => {
  const before = askedBranch()
  follow(kept)
  if (askedBranch() !== before) tellMoved()
})

/** Reads again which branches take orders; if the chosen one does not, its place is dropped and it is `closed`. */
async function dropClosedBranch(): Promise<void> {
  const { Sucursales } = await queryClient.fetchQuery<SiteParameters>({
    queryKey: QUERY_KEYS.parameters,
    queryFn: () => send(readParameters, {}),
    staleTime: 0,
  })
  const { branch } = usePlace.getState()
  if (branch === undefined || Sucursales.some(({ Id }) => Id === branch)) return
  keepPlace(null)
  usePlace.setState({ closed: branch })
}

// Without an answer, the next refusal reads them again.
whenBranchCloses(() => void dropClosedBranch().catch(() => undefined))

function isKeptPlace(parsed: unknown): parsed is KeptPlace {
  const { version, place } = (parsed ?? {}) as Partial<KeptPlace>
  const { Forma, Sucursal, Localidad = '', CodigoPostal = '' } = place ?? {}
  return (
    version === 1 &&
    (Forma === 'ED' || Forma === 'RS') &&
    // A branch's number, in the bounds of `Id`: calls refuse any other.
    (Sucursal! | 0) === Sucursal &&
    Sucursal > 0 &&
    typeof Localidad + typeof CodigoPostal === 'stringstring'
  )
}
