/** Words of the home page (spec §2, Home). */
export const homeTexts = {
  title: 'Inicio',
  heading: 'Góndola, tu supermercado en casa',
  banners: 'Novedades de la tienda',
  departments: 'Recorré la góndola',
  offers: 'Ofertas de hoy',
  offersText: 'Precios rebajados, a la vista de todos.',
  promotions: 'Promociones vigentes',
  promoted: 'Productos en promoción',
  seeMore: 'Ver más productos',
  seePromotions: 'Ver todas las promociones',
  userBanners: 'Para vos',
  card: 'SuperCard',
  cardTitle: 'Pedí tu SuperCard',
  cardText: 'Sumá puntos en cada compra. Sin costo de emisión.',
  popupTitle: 'Novedades',
  accept: 'Aceptar',
} as const
