import { createHash } from 'node:crypto'

/** Letters and digits that nobody takes for another. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LENGTH = 4

/**
 * What the customer writes with a transfer, `G1234-7KQ2`: the order's number and a code of the ask's own reference, so
 * that a mistyped number is not another order's.
 */
export function transferReference(reference: string): string {
  const [order = ''] = reference.split('-')
  const bytes = createHash('sha256').update(reference).digest()
  const code = Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length])
  return `${order}-${code.join('')}`
}

/** A reference, or a text that may have one, as they are compared: banks change hyphens, spaces and case. */
export const bareReference = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '')
