import type { IOptions } from 'sanitize-html'
import { TEXT_ATTRIBUTES, TEXT_TAGS } from '@gondola/contract/rules/html-text.ts'

const OPTIONS: IOptions = {
  allowedTags: [...TEXT_TAGS],
  allowedAttributes: { '*': [...TEXT_ATTRIBUTES] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // the page's only heading of the first level is its title
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
}

/** HTML that staff wrote, without all that is no text: what is kept and shown (backoffice §6). */
export async function cleanText(html: string): Promise<string> {
  // loaded with the first text that is written: it reads style sheets too, which nobody writes here
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, OPTIONS)
}
