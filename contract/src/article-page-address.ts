import { slug } from './addresses.ts'

/**
 * Address of the small page that stands for an article outside the shop, in shared links and search engines: a path of
 * the server, not one behind '#'. It leads on to `articleAddress`.
 */
export function articlePageAddress(article: { Codigo: string; Descripcioncorta: string }): string {
  const name = slug(article.Descripcioncorta)
  // a part of dots alone would be a step up, not a name
  return /^\.*$/.test(name) ? `/p/${article.Codigo}` : `/p/${article.Codigo}/${encodeURIComponent(name)}`
}
