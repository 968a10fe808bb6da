import { type Config } from '../../src/platform/config.ts'
/** Somebody with a session: the tokens of their cookies. */
export interface Person {
  id: number
  cookie: string
}
/** A shop filled for tests that load it from outside; no server runs yet. */
export interface StockedShop {
  place: Pick<Config, 'databaseUrl' | 'dataFolder'>
  customers: Person[]
  staff: Person
}
/** The articles of the small shop: centavos per piece, or per kilogram where they are weighed. */
export declare const STOCK: Readonly<
  Record<
    string,
    {
      centavos: number
      weighed: boolean
    }
  >
>
/** Centavos of home delivery. */
export declare const SHIPPING = 150050
/** Centavos of goods for one point. */
export declare const POINT = 10000
export interface StockOptions {
  customers: number
  /** Orders that each slot of each day takes. */
  capacity: number
  /** The demo shop instead of five articles. */
  demo?: boolean
}
/** Fills an empty database with articles, customers and one member of staff, all logged in. */
export declare function stockShop(
  place: StockedShop['place'],
  { customers, capacity, demo }: StockOptions,
): Promise<StockedShop>
