import { cleanName, withoutShouting } from '../../../platform/text/clean-text.ts'
import { folded } from '../../../platform/text/folded.ts'

/** A department's or family's name; null for a placeholder. */
export function categoryName(text: string): string | null {
  const name = asName(withoutShouting(withoutJoints(cleanName(text))))
  const plain = folded(name)
  const saysNothing =
    !/\p{L}/u.test(name) || /sin (clasificar|rubro|familia)|^varios$|^s\/?d$|^n\/?[ad]$/.test(plain)
  return saysNothing ? null : name
}

/** Words from identifiers: `aceites_y_vinagres`, `aceites-y-vinagres`. */
function withoutJoints(text: string): string {
  if (text.includes(' ')) return text
  if (text.includes('_')) return text.replace(/_+/g, ' ').trim()
  return /^\p{Ll}+(-\p{Ll}+)+$/u.test(text) ? text.replaceAll('-', ' ') : text
}

/** With an initial capital. */
const asName = (text: string): string =>
  text === text.toLowerCase() ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text
