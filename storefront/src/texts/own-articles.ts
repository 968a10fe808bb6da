/** Texts about the articles that a customer buys often, and about favourites. */
export const ownArticlesTexts = {
  title: 'Mis compras',
  usual: 'Mis habituales',
  usualText: 'Lo que más pedís, con los precios de hoy.',
  usualEmpty: 'Todavía no tenés habituales',
  usualEmptyText: 'Desde tu primer pedido, acá vas a encontrar lo que más comprás.',
  favourites: 'Mis favoritos',
  favouritesText: 'Lo que marcaste con el corazón.',
  favouritesEmpty: 'Todavía no tenés favoritos',
  favouritesEmptyText: 'Tocá el corazón de un producto y lo vas a encontrar acá.',
  toShop: 'Ver los productos',
  yourUsual: 'Tus habituales',
  seeAll: 'Ver todos',
  addFavourite: (name: string) => `Agregar a favoritos: ${name}`,
  removeFavourite: (name: string) => `Quitar de favoritos: ${name}`,
} as const
