/** Words of an article's page outside the shop, which shared links and search engines show (contract §8). */
export const articlePageTexts = {
  title: (article: string, shop: string) => `${article} | ${shop}`,
  /** What stands under the title in search results and messages. */
  description: (article: string, brand: string | null, shop: string) =>
    brand === null ? `${article} en ${shop}.` : `${article}, marca ${brand}, en ${shop}.`,
  descriptionWithPrice: (price: string, description: string) => `${price}. ${description}`,
  goOn: 'Ver en la tienda',
  perKilogram: 'por kg',
} as const
