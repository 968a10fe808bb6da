/**
 * Whether a price may be seen (spec §5): logged in, or the article carries a promotion or an offer. The site
 * parameter MostrarPreciosAVisitantes opens prices to everybody (contract §7).
 */
export function isPriceVisible(
  article: { Promocion: object | null; Oferta: object | null },
  isLoggedIn: boolean,
  MostrarPreciosAVisitantes = false,
): boolean {
  return isLoggedIn || MostrarPreciosAVisitantes || article.Promocion !== null || article.Oferta !== null
}
