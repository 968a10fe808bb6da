import type { Person } from './stocked-shop.ts'
/** What came back; `json` is undefined where the body is none. */
export interface Asked {
  status: number
  json: unknown
}
/**
 * One request over a real socket, as a page sends it.
 *
 * @throws whatever the connection died of; the request may have been carried out or not
 */
export declare function ask(
  address: string,
  who: Person | null,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<Asked>
