/** An article's badge (spec §5): promotion if it has no offer, offer if it has no promotion, else none. */
export function articleBadge(article: {
  Promocion: object | null
  Oferta: object | null
}): 'promotion' | 'offer' | null {
  if (article.Promocion && !article.Oferta) return 'promotion'
  if (article.Oferta && !article.Promocion) return 'offer'
  return null
}
