/** Text that is markup already. */
export interface Markup {
  markup: string
}

type Part = string | number | Markup | readonly Markup[]

/** Markup of a template: what is put in is escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const markup = strings.reduce((text, string, index) => text + string + markupOf(parts[index]), '')
  return { markup }
}

function markupOf(part: Part | undefined): string {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  if ('markup' in part) return part.markup
  return part.map(({ markup }) => markup).join('')
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const PESOS = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS' })

/** '$ 1.234,50'. */
export const pesos = (centavos: number): string => PESOS.format(centavos / 100)
