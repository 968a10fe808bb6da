import type { Brand } from '@gondola/contract/catalogue'
import { NO_BRAND_NAME, SUGGESTIONS_MAX } from '@gondola/contract/base'

/** Brands whose name, or a word of it, begins with the typed text, ignoring accents and case. */
export function brandMatches(brands: readonly Brand[], typed: string): Brand[] {
  const wanted = folded(typed.trim())
  if (wanted === '') return []
  const begins = (name: string) => name.startsWith(wanted) || name.includes(` ${wanted}`)
  return brands
    .filter(({ Descripcion }) => Descripcion !== NO_BRAND_NAME && begins(folded(Descripcion)))
    .slice(0, SUGGESTIONS_MAX)
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
