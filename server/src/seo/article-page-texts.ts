/** Texts of an article's page outside the shop, as shown by shared links and search engines (contract §8). */
export const articlePageTexts = {
  title: (article: string, shop: string) => `${article} | ${shop}`,
  /** The description below the title in search results and messages. */
  description: (article: string, brand: string | null, shop: string) =>
    brand === null ? `${article} en ${shop}.` : `${article}, marca ${brand}, en ${shop}.`,
  descriptionWithPrice: (price: string, description: string) => `${price}. ${description}`,
  goOn: 'Ver en la tienda',
  perKilogram: 'por kg',
} as const
