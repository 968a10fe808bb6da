import type { Order } from '@gondola/contract/orders'

/** An order that goes out, with its address in a line. */
export type RouteStop = Pick<Order, 'Id' | 'Opt3' | 'Localidad' | 'CodigoPostal'>

/** Puts the orders of a delivery in the order in which they are brought (docs/architecture.md). */
export interface RoutePlanner {
  /** The same stops, each once; of the same stops always the same order. */
  plan<Stop extends RouteStop>(stops: readonly Stop[]): Promise<Stop[]>
}

const places = new Intl.Collator('es-AR', { numeric: true, sensitivity: 'base' })

/** The planner of this shop: by locality, postal code, street and number. */
export const routePlanner: RoutePlanner = {
  plan: async (stops) => {
    const placeOf = (one: RouteStop) => `${one.Localidad ?? ''}\t${one.CodigoPostal ?? ''}\t${one.Opt3}`
    return stops.toSorted((a, b) => places.compare(placeOf(a), placeOf(b)) || a.Id - b.Id)
  },
}
