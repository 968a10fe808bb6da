import { ArticleCode, fits } from '@gondola/contract/base'
import type { Rejection, Warning } from '@gondola/contract/imports'
import { isEanValid } from '@gondola/contract/catalogue'

export type CodeReading =
  | { ok: true; Codigo: string; Ean: string | null; codigo_origen: string | null; warning: Warning | null }
  | { ok: false; motivo: Rejection; value: string }

/**
 * An article's code: its EAN, else the code of the system that wrote the file (contract §2). `isEanExpected`: a missing
 * EAN is worth a warning, because the file has the column and the article is not weighed.
 */
export function readCode(eanText: string, codeText: string, isEanExpected: boolean): CodeReading {
  const ean = unwrapped(eanText)
  const code = unwrapped(codeText)
  const codigo_origen = code === '' ? null : code
  if (/^\d+([.,]\d+)?e[+-]?\d+$/i.test(ean)) return { ok: false, motivo: 'ean_cientifico', value: ean }
  if (/\p{L}/u.test(ean)) return { ok: false, motivo: 'ean_con_letra', value: ean }
  if (ean === '' && code === '') return { ok: false, motivo: 'codigo_vacio', value: '' }
  const Codigo = ean === '' ? code : ean
  if (!fits(ArticleCode, Codigo)) return { ok: false, motivo: 'codigo_invalido', value: Codigo }
  if (ean === '')
    return { ok: true, Codigo, Ean: null, codigo_origen, warning: isEanExpected ? 'ean_vacio' : null }
  const warning = isEanValid(ean) ? null : 'ean_digito_verificador'
  return { ok: true, Codigo, Ean: ean, codigo_origen, warning }
}

/** Strips what spreadsheets add to codes: blanks, an apostrophe, `="…"`, decimals. */
function unwrapped(text: string): string {
  const bare = text
    .trim()
    .replace(/^="?([^"]*)"?$/, '$1')
    .replace(/^['’]+/, '')
  return bare.replace(/\s/g, '').replace(/^(\d+)[.,]0+$/, '$1')
}
