/** The provider whose money staff see on the bank's extract. */
export const TRANSFER_PROVIDER = 'transferencia'

/** How long an order that is paid first by transfer may stay unpaid: the bank's extract is read once a day. */
export const TRANSFER_MINUTES = 24 * 60

const BANK_WEIGHTS = [7, 1, 3, 9, 7, 1, 3]
const ACCOUNT_WEIGHTS = [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]

/**
 * Whether a CBU, or a wallet's CVU, has its 22 digits and both check digits: of bank and branch, and of the account
 * (Com. BCRA A 2559; argentina §4.1).
 */
export function isCbuValid(typed: string): boolean {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d{22}$/.test(digits) || /^0+$/.test(digits)) return false
  return isBlockValid(digits.slice(0, 8), BANK_WEIGHTS) && isBlockValid(digits.slice(8), ACCOUNT_WEIGHTS)
}

/** The last digit of a block makes the weighted sum of all a multiple of ten. */
function isBlockValid(block: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(block[place]), 0)
  return (10 - (sum % 10)) % 10 === Number(block.at(-1))
}

/** Whether an alias is one that banks take: 6 to 20 letters without accents, digits, dots and hyphens. */
export const isAliasValid = (typed: string): boolean => /^[A-Za-z0-9.-]{6,20}$/.test(typed)
