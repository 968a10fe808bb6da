/**
 * Whether a price may be shown (spec §5): the visitor is logged in, or the article has a promotion or an offer. The
 * site parameter MostrarPreciosAVisitantes shows prices to everybody (contract §7).
 */
export function isPriceVisible(
  article: { Promocion: object | null; Oferta: object | null },
  isLoggedIn: boolean,
  MostrarPreciosAVisitantes = false,
): boolean {
  return isLoggedIn || MostrarPreciosAVisitantes || article.Promocion !== null || article.Oferta !== null
}
