const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that people or price files wrote, as it may stand in HTML and XML, in quotes too: none of it is markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** A piece of finished markup. */
export class Markup {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Part = string | number | Markup | null | readonly Markup[]

/** Markup out of a template whose every text is escaped: html`<p>${name}</p>`. Null leaves nothing. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(
    pieces.map((piece, index) => (index === 0 ? piece : sourceOf(parts[index - 1]!) + piece)).join(''),
  )
}

function sourceOf(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.source
  if (typeof part === 'object') return part.map(({ source }) => source).join('\n')
  return escapeHtml(String(part))
}
