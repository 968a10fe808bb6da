import { ArticleCode, fits } from '@gondola/contract/base'
import type { Rejection, Warning } from '@gondola/contract/imports'
import { isEanValid } from '@gondola/contract/catalogue'
import { eanKey } from '../reading/ean-key.ts'

export type SepaCode =
  | { ok: true; Codigo: string; Ean: string | null; warning: Warning | null }
  | { ok: false; motivo: Rejection; value: string }

/**
 * An article's code from `id_producto` and the flag in `productos_ean` (1 EAN, 0 the chain's own). A chain's own code,
 * and one in the range 20 to 29, is unique only within the chain: it becomes `comercio-bandera-codigo`. `place` is
 * `comercio-bandera-sucursal` (argentina §2.4).
 */
export function readSepaCode(id: string, flag: string, place: string): SepaCode {
  if (id === '') return { ok: false, motivo: 'codigo_vacio', value: '' }
  if (/^\d+([.,]\d+)?e[+-]?\d+$/i.test(id)) return { ok: false, motivo: 'ean_cientifico', value: id }
  const isFlagged = /^1([.,]0*)?$/.test(flag.trim())
  const key = eanKey(id)
  const isNumber = /^\d{8,14}$/.test(key) && id.replace(/^0+/, '').length >= 8
  if (isFlagged && /\p{L}/u.test(id)) return { ok: false, motivo: 'ean_con_letra', value: id }
  const isInStore = key.length === 13 && /^2[0-9]/.test(key)
  if (isFlagged && isNumber && !isInStore) {
    return { ok: true, Codigo: key, Ean: key, warning: isEanValid(key) ? null : 'ean_digito_verificador' }
  }
  // full-length or Argentine barcodes only: an internal number may pass the check digit by chance
  if (!isFlagged && isNumber && !isInStore && /^(\d{13}|77[89]\d+)$/.test(key) && isEanValid(key))
    return { ok: true, Codigo: key, Ean: key, warning: 'ean_y_flag_0' }
  const Codigo = ownCode(id, place)
  if (Codigo === null) return { ok: false, motivo: 'codigo_invalido', value: id }
  return { ok: true, Codigo, Ean: null, warning: isFlagged && !isInStore ? 'ean_digito_verificador' : null }
}

/** With the chain's leading zeros if they fit, otherwise without them. */
function ownCode(id: string, place: string): string | null {
  const banner = place.slice(0, place.lastIndexOf('-'))
  const codes = [id, id.replace(/^0+(?=.)/, '')].map((code) => `${banner}-${code}`)
  return codes.find((code) => fits(ArticleCode, code)) ?? null
}
