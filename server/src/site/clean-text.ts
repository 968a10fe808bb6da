import type { IOptions } from 'sanitize-html'
import { TEXT_ATTRIBUTES, TEXT_TAGS } from '@gondola/contract/base'

const OPTIONS: IOptions = {
  allowedTags: [...TEXT_TAGS],
  allowedAttributes: { '*': [...TEXT_ATTRIBUTES] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // the page title is the only first-level heading
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
}

/** Sanitizes HTML written by staff, before it is stored and shown (backoffice §6). */
export async function cleanText(html: string): Promise<string> {
  // loaded with the first text that is saved: the package also loads a style sheet parser, which is not needed here
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, OPTIONS)
}
