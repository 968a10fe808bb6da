import { slug } from '../base/index.ts'

/**
 * Address of an article's page for shared links and search engines: a path served by the server, not a hash route. It
 * leads to `articleAddress`.
 */
export function articlePageAddress(article: { Codigo: string; Descripcioncorta: string }): string {
  const name = slug(article.Descripcioncorta)
  // a segment of dots alone would be a path step, not a name
  return /^\.*$/.test(name) ? `/p/${article.Codigo}` : `/p/${article.Codigo}/${encodeURIComponent(name)}`
}
