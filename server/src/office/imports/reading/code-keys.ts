import { folded } from '../../../platform/text/folded.ts'

/**
 * A barcode without the zeros with which some systems pad it: `0000077900845`, `77900845` and its 16-digit form are the
 * same. The result has 8 digits, else 12, 13 or 14 (argentina §2.4). Text that is no number of at least 8 digits stays
 * as it is.
 */
export function eanKey(ean: string): string {
  if (!/^\d{8,}$/.test(ean)) return ean
  const bare = ean.replace(/^0+/, '')
  if (bare.length <= 8) return bare.padStart(8, '0')
  return bare.length <= 12 ? bare.padStart(12, '0') : bare
}

/** A code as codes are compared: one program writes `abc-1`, another `ABC-1`. */
export const codeKey = (code: string): string => code.toUpperCase()

/** A code without the zeros that spreadsheets drop; no code of a file is like this key. */
export const bareKey = (code: string): string => `bare ${code.replace(/^0+/, '')}`

/** What a spreadsheet shows for a formula that has no value. */
export const isBrokenCell = (text: string): boolean =>
  /^#(n\/[ad]|¡?ref!|¡?valor!|value!|¡?div\/0!|¿?nombre\?|name\?|¡?n[uú]m!|¡?(null|nulo)!|f[oó]rmula)$/i.test(
    text,
  )

/** What programs write where an article has no barcode or code: `0`, `-`, `S/N`. */
export const isNoCode = (text: string): boolean =>
  /^(0+|[-–—_.*]+|s\/[nd]|n\/[ad]|sin (c[oó]digo|ean)|null|ningun[oa])$/i.test(text.trim())

/** A name as it is compared: by its letters and digits. */
export const nameKey = (name: string): string =>
  folded(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
