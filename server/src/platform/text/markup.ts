const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes untrusted text (from people or price files) for HTML and XML content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Markup that is already escaped. */
export class Markup {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Part = string | number | Markup | null | readonly Markup[]

/** Tagged template that escapes every text: html`<p>${name}</p>`. Null renders as nothing. */
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
