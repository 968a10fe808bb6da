import type { Colour } from './colour.ts'

/** A banner, a promotion's picture or a pop-up: its text and its articles. */
export interface PosterPlan {
  /** Path below the pictures' folder, without the extension. */
  file: string
  width: number
  height: number
  ground: Colour
  ink: Colour
  accent: Colour
  kicker: string
  headline: string
  note: string
  /** Exact descriptions of articles, left to right. */
  articles: string[]
}

const GREEN = { ground: '#1f5c3a', ink: '#fffaf0', accent: '#f6c83a' }
const YELLOW = { ground: '#f8cf45', ink: '#1d4a30', accent: '#fffaf0' }
const RED = { ground: '#cf3a2c', ink: '#fffaf0', accent: '#f6c83a' }
const CREAM = { ground: '#f7e7c6', ink: '#1f5c3a', accent: '#f2b233' }
const LEAF = { ground: '#dbe8b8', ink: '#1f5c3a', accent: '#fffaf0' }
const WINE = { ground: '#4c1a30', ink: '#fbeedd', accent: '#e3b25a' }
const SKY = { ground: '#cfe6f0', ink: '#17466b', accent: '#fffaf0' }

const front = { width: 1600, height: 500 }
const half = { width: 1200, height: 400 }
const promotion = { width: 1200, height: 600 }
const popup = { width: 900, height: 900 }

/** Every poster of the demo shop. */
export const POSTER_PLANS: PosterPlan[] = [
  {
    file: 'banners/frutas-y-verduras',
    ...front,
    ...LEAF,
    kicker: 'De la quinta a tu mesa',
    headline: 'Frescos todos los días',
    note: 'Frutas y verduras',
    articles: ['Lechuga criolla', 'Tomate redondo', 'Ananá', 'Manzana roja', 'Banana Ecuador'],
  },
  {
    file: 'banners/asado',
    ...front,
    ...RED,
    kicker: 'Carnicería',
    headline: 'El asado del domingo',
    note: 'Carnes por peso, cortadas en el día',
    articles: [
      'Asado de tira',
      'Chorizo parrillero',
      'Carbón vegetal Don Quebracho 5 kg',
      'Vino tinto Trapiche malbec 750 ml',
    ],
  },
  {
    file: 'banners/semana-de-la-yerba',
    ...front,
    ...YELLOW,
    kicker: '20% llevando 2 paquetes',
    headline: 'Semana de la yerba',
    note: 'Ver promociones',
    articles: [
      'Yerba mate Playadito 1 kg',
      'Yerba mate con palo Taragüí 500 g',
      'Yerba mate suave Rosamonte 500 g',
      'Yerba compuesta CBSé naranja 500 g',
    ],
  },
  {
    file: 'banners/envios',
    ...front,
    ...GREEN,
    kicker: 'De lunes a sábados',
    headline: 'Te lo llevamos a casa',
    note: 'Elegí el día y la franja',
    articles: [
      'Leche La Serenísima entera 3% 1 l larga vida',
      'Pan de molde Bimbo blanco 350 g',
      'Banana Ecuador',
      'Huevos de color x 12 un',
      'Gaseosa cola Coca-Cola sabor original 2,25 l',
    ],
  },
  {
    file: 'banners/super-card',
    ...front,
    ...CREAM,
    kicker: 'Un punto cada $ 100',
    headline: 'Pedí tu SuperCard',
    note: 'Es gratis',
    articles: [],
  },
  {
    file: 'banners/desayunos',
    ...half,
    ...CREAM,
    kicker: 'Buen día',
    headline: 'Desayunos ricos',
    note: 'Café, galletitas y dulces',
    articles: [
      'Café instantáneo Nescafé Dolca 170 g',
      'Medialunas de manteca x 12 un',
      'Dulce de leche clásico La Serenísima 400 g',
    ],
  },
  {
    file: 'banners/limpieza-3x2',
    ...half,
    ...SKY,
    kicker: 'Combinalos como quieras',
    headline: '3x2 en limpieza',
    note: 'Ver promociones',
    articles: [
      'Lavandina Ayudín clásica 2 l',
      'Limpiador de pisos Poett lavanda 900 ml',
      'Limpiador Cif baño 500 ml',
    ],
  },
  {
    file: 'banners/la-cava',
    ...half,
    ...WINE,
    kicker: '25% llevando 6 botellas',
    headline: 'La cava de la semana',
    note: 'Prohibida su venta a menores de 18 años',
    articles: [
      'Vino tinto Trapiche malbec 750 ml',
      'Vino blanco Norton chardonnay 750 ml',
      'Espumante Chandon extra brut 750 ml',
    ],
  },
  {
    file: 'banners/popup-primera-compra',
    ...popup,
    ...GREEN,
    kicker: '¡Qué bueno verte!',
    headline: 'Sumá puntos desde hoy',
    note: 'Pedí tu SuperCard gratis',
    articles: ['Gaseosa cola Coca-Cola sabor original 2,25 l', 'Manzana roja', 'Yerba mate Playadito 1 kg'],
  },
  {
    file: 'banners/popup-2x1',
    ...popup,
    ...RED,
    kicker: 'Galletitas y snacks',
    headline: '¡2x1!',
    note: 'Llevá 2 y pagá 1',
    articles: ['Galletitas rellenas Oreo original 118 g', 'Galletitas con chips Pepitos clásicas 119 g'],
  },
  {
    file: 'banners/popup-panaderia',
    ...popup,
    ...CREAM,
    kicker: 'A toda hora',
    headline: 'Pan caliente',
    note: 'Horneado en cada sucursal',
    articles: ['Pan francés', 'Medialunas de manteca x 6 un'],
  },
  {
    file: 'promociones/semana-de-la-yerba',
    ...promotion,
    ...YELLOW,
    kicker: 'Semana de la yerba',
    headline: '20% llevando 2',
    note: 'Yerbas y mate cocido',
    articles: [
      'Yerba mate Playadito 1 kg',
      'Yerba mate tradicional Amanda 500 g',
      'Yerba mate suave Unión 500 g',
    ],
  },
  {
    file: 'promociones/2x1-galletitas-y-snacks',
    ...promotion,
    ...RED,
    kicker: 'Galletitas y snacks',
    headline: '2x1',
    note: 'Llevá 2 y pagá 1',
    articles: ['Galletitas rellenas Oreo original 118 g', 'Galletitas rellenas Rumba 112 g'],
  },
  {
    file: 'promociones/3x2-limpieza',
    ...promotion,
    ...SKY,
    kicker: 'Limpieza',
    headline: '3x2',
    note: 'Combinables',
    articles: [
      'Detergente Magistral limón 500 ml',
      'Limpiador de pisos Procenex lavanda 900 ml',
      'Desodorante de ambiente Glade lavanda 360 ml',
    ],
  },
  {
    file: 'promociones/70-segunda-unidad-perfumeria',
    ...promotion,
    ...LEAF,
    kicker: 'Perfumería',
    headline: '70% en la 2.ª',
    note: 'Shampoo, jabones y desodorantes',
    articles: [
      'Shampoo Sedal ceramidas 340 ml',
      'Antitranspirante Rexona clinical 150 ml',
      'Jabón Dove original 90 g',
    ],
  },
  {
    file: 'promociones/noche-de-pastas',
    ...promotion,
    ...GREEN,
    kicker: 'Noche de pastas',
    headline: '3x2',
    note: 'Fideos y salsas listas',
    articles: [
      'Fideos Matarazzo spaghetti 500 g',
      'Salsa lista Knorr filetto 340 g',
      'Fideos Lucchetti mostachol 500 g',
    ],
  },
  {
    file: 'promociones/la-cava-de-la-semana',
    ...promotion,
    ...WINE,
    kicker: 'La cava de la semana',
    headline: '25% llevando 6',
    note: 'Prohibida su venta a menores de 18 años',
    articles: [
      'Vino tinto Trapiche malbec 750 ml',
      'Vino tinto malbec Santa Julia 750 ml',
      'Vino tinto Alma Mora malbec 750 ml',
    ],
  },
  {
    file: 'promociones/mes-de-las-mascotas',
    ...promotion,
    ...CREAM,
    kicker: 'Mes de las mascotas',
    headline: '15% menos',
    note: 'Perros y gatos',
    articles: ['Alimento para perros Pedigree adultos 1,5 kg', 'Alimento para gatos Whiskas pescado 1 kg'],
  },
  {
    file: 'promociones/jugos-para-la-semana',
    ...promotion,
    ...YELLOW,
    kicker: 'Jugos en polvo',
    headline: 'Llevando 4',
    note: '$ 320 cada sobre',
    articles: [
      'Jugo en polvo Tang naranja 15 g',
      'Jugo en polvo Clight limonada 7,5 g',
      'Jugo en polvo Tang multifruta 15 g',
    ],
  },
  {
    file: 'promociones/semana-del-bebe',
    ...promotion,
    ...SKY,
    kicker: 'Semana del bebé',
    headline: '20% de reintegro',
    note: 'Con tu billetera',
    articles: [
      'Toallitas húmedas Pampers aroma de aloe x 48 un',
      'Toallitas húmedas Huggies limpieza efectiva x 48 un',
    ],
  },
  {
    file: 'promociones/miercoles-de-verduleria',
    ...promotion,
    ...LEAF,
    kicker: 'Miércoles',
    headline: '20% en verdulería',
    note: 'Frutas y verduras',
    articles: ['Manzana roja', 'Tomate redondo', 'Banana Ecuador'],
  },
  {
    file: 'promociones/promociones',
    ...promotion,
    ...YELLOW,
    kicker: 'Góndola',
    headline: 'Promociones de la semana',
    note: 'Mirá todas',
    articles: [
      'Aceite de girasol Cocinero 900 ml',
      'Manzana roja',
      'Galletitas rellenas Oreo original 118 g',
    ],
  },
]
