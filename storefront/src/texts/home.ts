import { ownTexts } from '@gondola/contract/base'

/** Texts of the home page (spec §2, Home). */
export const homeTexts = ownTexts({
  title: 'Inicio',
  heading: 'Góndola, tu supermercado en casa',
  banners: 'Novedades de la tienda',
  departments: 'Recorré la góndola',
  offers: 'Ofertas de hoy',
  offersText: 'Precios rebajados, a la vista de todos.',
  promotions: 'Promociones vigentes',
  promoted: 'Productos en promoción',
  some: 'En nuestras góndolas',
  seeMore: 'Ver más productos',
  seePromotions: 'Ver todas las promociones',
  userBanners: 'Para vos',
  card: 'SuperCard',
  cardTitle: 'Pedí tu SuperCard',
  cardText: 'Sumá puntos en cada compra. Sin costo de emisión.',
  listTitle: '¿Ya tenés tu lista?',
  listText: 'Pegala como la escribís: “2 leches, 1/2 kg de pan, yerba x 3”. La armamos por vos.',
  listAction: 'Pegá tu lista',
  popupTitle: 'Novedades',
  accept: 'Aceptar',
} as const)
