import type { Branch, DeliveryPlace, NamedPlace } from '@gondola/contract/branches'
import type { PlaceLookup } from '@gondola/contract/delivery'
import type { SiteParameters } from '@gondola/contract/site'
import { saveDeliveryPlace } from '@gondola/contract/clients'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { useCart } from '../cart/cart.ts'
import { refreshCart } from '../cart/cart-refresh.ts'
import { choose, useCheckout } from '../cart/checkout.ts'
import { QUERY_KEYS } from '../query-keys.ts'
import { isLoggedIn } from '../session/session.ts'
import { keepPlace, usePlace } from './place.ts'

/** The branches that take orders, in the shop's order; none while the parameters load. */
export function sellingBranches(): (Branch & { Id: number })[] {
  const parameters = queryClient.getQueryData<SiteParameters>(QUERY_KEYS.parameters)
  return (parameters?.Sucursales ?? []).filter(
    (branch): branch is Branch & { Id: number } => branch.Id !== undefined,
  )
}

export const branchName = (branchId: number | undefined): string | undefined =>
  sellingBranches().find(({ Id }) => Id === branchId)?.Nombre

/** The branch of calls that name none; undefined while the parameters load, or if it is not shown. */
export const defaultBranch = (): number | undefined =>
  sellingBranches().find(({ Predeterminada }) => Predeterminada)?.Id

/** The branch whose prices are shown. */
export const currentBranch = (): number | undefined =>
  usePlace.getState().kept?.place.Sucursal ?? defaultBranch()

/** The branch that the cart was filled at: one that has closed meanwhile counts. */
export const cartBranch = (): number | undefined => usePlace.getState().closed ?? currentBranch()

/** Whether taking the place over needs the customer's word: its branch is another, and there is a cart. */
export function needsReport({ Sucursal }: DeliveryPlace): boolean {
  return useCart.getState().lines.length > 0 && Sucursal !== cartBranch()
}

/**
 * Takes a place over: in this browser and, unless it is a guess, with the account of a logged-in customer. Days and slots
 * of another branch or zone are chosen anew.
 */
export function takePlace(place: DeliveryPlace, isGuess = false): void {
  const isOther = place.Sucursal !== cartBranch()
  // An order in progress follows; before one has begun, the checkout itself takes the form over.
  if (useCheckout.getState().FormaEntrega !== null) choose({ FormaEntrega: place.Forma })
  const isDefault = place.Sucursal === defaultBranch()
  keepPlace({ version: 1, place, isDefault, ...(isGuess && { isGuess }) })
  if (isOther) choose({ Dia: null, HorarioEntrega: null })
  if (isOther && useCart.getState().lines.length > 0) void refreshCart(null)
  if (!isGuess) savePlaceWithAccount(place)
}

/** Saves the place with the account; if that fails, the browser's holds, and the next change saves again. */
export function savePlaceWithAccount(place: DeliveryPlace): void {
  if (isLoggedIn()) send(saveDeliveryPlace, { body: place }).catch(() => undefined)
}

/** The place for home delivery to the best branch of a look-up, as the shop writes it; null if none delivers there. */
export function placeAt(
  named: NamedPlace,
  { Opciones: [best], Localidad }: PlaceLookup,
): DeliveryPlace | null {
  return best === undefined
    ? null
    : { Forma: 'ED', Sucursal: best.Sucursal, ...named, ...(Localidad && { Localidad }) }
}

export function namedPart({ Localidad, CodigoPostal, Latitud, Longitud }: NamedPlace): NamedPlace {
  return {
    ...(Localidad && { Localidad }),
    ...(CodigoPostal && { CodigoPostal }),
    ...(Latitud != null && { Latitud }),
    ...(Longitud != null && { Longitud }),
  }
}
