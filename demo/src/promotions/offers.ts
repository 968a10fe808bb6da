import { articleNamed } from '../catalogue/list-articles.ts'
import { dayAfter } from './calendar-day.ts'

/** An offer as the loader stores it; both days inclusive. */
export interface DemoOffer {
  /** The article's Codigo. */
  Articulo: string
  /** Pesos per piece or per kilogram. */
  Preciooferta: number
  FechaDesde: string
  FechaHasta: string
}

/** Article and per cent off. */
const OFFERS: [Descripcion: string, percent: number][] = [
  ['Asado de tira', 15],
  ['Aceite de girasol Natura 1,5 l', 20],
  ['Leche La Serenísima entera 3% 1 l larga vida', 15],
  ['Banana Ecuador', 20],
  ['Gaseosa cola Coca-Cola sabor original 2,25 l', 12],
  ['Yerba mate Playadito 1 kg', 10],
  ['Queso cremoso La Paulina', 18],
  ['Papel higiénico Higienol Max 12 rollos x 30 m', 25],
  ['Suprema de pollo Granja Tres Arroyos', 15],
  ['Café instantáneo Nescafé Dolca 170 g', 20],
  ['Jabón líquido Ala matic 3 l', 30],
  ['Tomate redondo', 25],
  ['Cerveza Quilmes clásica 473 ml', 15],
  ['Fideos Matarazzo spaghetti 500 g', 20],
  ['Pañales Pampers confort sec talle G 9 a 12,5 kg x 36 un', 20],
  ['Yogur bebible frutilla Ilolay 1 kg', 15],
  ['Manzana roja', 20],
  ['Helado Grido dulce de leche 3 l', 25],
  ['Hamburguesas Paty clásicas x 4 un', 18],
  ['Vino tinto Trapiche malbec 750 ml', 20],
  ['Jamón cocido Lario', 20],
  ['Papa blanca lavada', 15],
  ['Shampoo Pantene rizos 400 ml', 25],
  ['Dulce de leche clásico La Serenísima 400 g', 15],
  ['Alimento para gatos Whiskas pescado 1 kg', 20],
  ['Detergente Magistral limón 500 ml', 25],
  ['Azúcar Ledesma 1 kg', 10],
  ['Pan de molde Bimbo blanco 350 g', 15],
  ['Galletitas rellenas Oreo original 118 g', 20],
  ['Milanesas de pollo', 15],
  ['Naranja de jugo', 22],
  ['Atún La Campagnola al natural 170 g', 18],
  ['Arroz Gallo Oro parboil 1 kg', 15],
  ['Carbón vegetal Don Quebracho 5 kg', 20],
  ['Desodorante de ambiente Glade lavanda 360 ml', 20],
  ['Limpiador de pisos Poett lavanda 900 ml', 15],
]

const DAYS_RUNNING = 3
const DAYS_LEFT = 9

/** The offers valid on `today` (ISO date), 10 to 30 % below the shelf price. */
export function demoOffers(today: string): DemoOffer[] {
  return OFFERS.map(([Descripcion, percent], index) => {
    const { Codigo, Precioventa } = articleNamed(Descripcion)
    return {
      Articulo: Codigo,
      Preciooferta: offerPrice(Precioventa, percent),
      FechaDesde: dayAfter(today, -DAYS_RUNNING - (index % 4)),
      FechaHasta: dayAfter(today, 2 + (index % DAYS_LEFT)),
    }
  })
}

/** Rounds down to tens of pesos, so that the discount is never less than the stated per cent. */
function offerPrice(price: number, percent: number): number {
  return Math.floor((price * (100 - percent)) / 1000) * 10
}
