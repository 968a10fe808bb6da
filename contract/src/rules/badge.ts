/** The badge of an article (spec §5): of a promotion without offer, of an offer without promotion, else none. */
export function articleBadge(article: {
  Promocion: object | null
  Oferta: object | null
}): 'promotion' | 'offer' | null {
  if (article.Promocion && !article.Oferta) return 'promotion'
  if (article.Oferta && !article.Promocion) return 'offer'
  return null
}
