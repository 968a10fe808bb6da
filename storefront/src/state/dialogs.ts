import type { DeliveryPlace, NamedPlace } from '@gondola/contract/branches'
import type { Banner } from '@gondola/contract/site'
import type { Order } from '@gondola/contract/orders'
import type { Promotion } from '@gondola/contract/catalogue'
import type { Shared } from './catalogue/share-targets.ts'
import { create } from 'zustand'

/** Props of each dialog. The dialogs' code is in `modals/`, loaded when first opened. */
export interface DialogProps {
  /** `next`: the address to go on to after login. */
  login: { next?: string }
  register: { next?: string }
  recover: { next?: string }
  /** 'Pasar por caja' without a session: 'Ingresa' or 'Registrate' (spec §4, checkout entry). */
  checkoutEntry: object
  /** 'Ver pedido'. */
  order: { order: Order }
  annul: { order: Order }
  duplicate: { order: Order }
  /** The articles of a promotion, with previous and next (spec §2, Promotions page). */
  promotion: { promotion: Promotion }
  /** 'Ver bases': a promotion's validity and conditions. */
  promotionTerms: { promotion: Promotion }
  /** 'Compartir': the shared content; `hasWarning` if the current page replaces an invalid URL (spec §5). */
  share: { shared: Shared; hasWarning: boolean }
  /**
   * 'Decinos dónde vivís'. `wanted`: a place of another branch, whose prices are compared with the cart's before it is
   * taken over. `order`: a saved cart of another branch, reported before it is merged; with `wanted`, what goes on after
   * the move. `isClosed`: the chosen branch takes no orders any more. `outside`: a place that no branch
   * delivers to.
   */
  place: { wanted?: DeliveryPlace; order?: Order; isClosed?: boolean; outside?: NamedPlace }
  /** The pop-up banners (spec §2, Modals). */
  popup: { banners: readonly Banner[] }
}

export type DialogName = keyof DialogProps

export type OpenDialog = { [N in DialogName]: { name: N; props: DialogProps[N] } }[DialogName]

/** At most one dialog of the shop is open; opening another replaces it. */
export const useDialog = create<{ open: OpenDialog | null }>(() => ({ open: null }))

/** Names of dialogs whose props may be omitted. */
type Simple = { [N in DialogName]: object extends DialogProps[N] ? N : never }[DialogName]

/** Opens a dialog: `openDialog('login')`, `openDialog('order', { order })`. */
export function openDialog<N extends Simple>(name: N, props?: DialogProps[N]): void
export function openDialog<N extends DialogName>(name: N, props: DialogProps[N]): void
export function openDialog(name: DialogName, props: object = {}): void {
  useDialog.setState({ open: { name, props } as OpenDialog })
}

export function closeDialog(): void {
  useDialog.setState({ open: null })
}
