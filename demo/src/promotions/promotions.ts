import type { Mechanic, Promotion } from '@gondola/contract/catalogue'
import { formatDate } from '@gondola/contract/base'
import { listDemoArticles } from '../catalogue/list-articles.ts'
import { posterImagen } from '../pictures/picture-name.ts'
import { COMPANY } from '../site/company.ts'
import { dayAfter } from './calendar-day.ts'

/** A promotion with its articles' codes in shelf order, or the families that it covers completely. */
export interface DemoPromotion extends Promotion {
  Imagen: string
  Articulos: string[]
  Familias: number[]
}

/**
 * The articles of a promotion: those of these families and brands whose name does not match `without`; without brands,
 * the families completely.
 */
interface PromotionPlan {
  Descripcion: string
  Descrip: string
  /** File name of the picture, without the extension. */
  picture: string
  families: number[]
  brands?: string[]
  without?: RegExp
  atMost: number
  /** Days from today. */
  from: number
  until: number
  conditions: string
  /** Without a mechanic the promotion is only a label. */
  Mecanica?: Mechanic
  Dias?: number[]
}

export const PROMOTION_PLANS: PromotionPlan[] = [
  {
    Descripcion: 'Semana de la yerba',
    Descrip: '20% de descuento llevando 2 paquetes',
    picture: 'semana-de-la-yerba',
    families: [201, 203],
    brands: ['Playadito', 'Taragüí', 'Rosamonte', 'Amanda', 'CBSé', 'Unión'],
    atMost: 24,
    from: -3,
    until: 4,
    conditions: 'El descuento del 20% se aplica llevando 2 paquetes o más, iguales o combinados.',
    Mecanica: { Tipo: 'porcentaje', Porcentaje: 20, Lleva: 2, Combinable: true },
  },
  {
    Descripcion: '2x1 en galletitas y snacks',
    Descrip: 'Llevá 2 y pagá 1',
    picture: '2x1-galletitas-y-snacks',
    families: [112, 204],
    brands: ['Oreo', 'Pepitos', 'Rumba', 'Melba', 'Sonrisas', 'Saladix', 'Twistos', 'Krachitos', 'Maná'],
    atMost: 24,
    from: -2,
    until: 5,
    conditions: 'Llevando 2 unidades del mismo producto se cobra 1. Máximo 6 unidades por compra.',
    Mecanica: { Tipo: 'nxm', Lleva: 2, Paga: 1, Limite: 6 },
  },
  {
    Descripcion: '3x2 en limpieza',
    Descrip: 'Llevá 3 y pagá 2',
    picture: '3x2-limpieza',
    families: [1101, 1102, 1105, 1110],
    brands: ['Poett', 'Procenex', 'Ayudín', 'Cif', 'Magistral', 'Glade'],
    without: /repuesto/,
    atMost: 30,
    from: -5,
    until: 9,
    conditions:
      'Llevando 3 unidades combinables de los productos participantes, la de menor precio es sin cargo.',
    Mecanica: { Tipo: 'nxm', Lleva: 3, Paga: 2, Combinable: true },
  },
  {
    Descripcion: '70% en la 2.ª unidad en perfumería',
    Descrip: '70% OFF en la 2.ª unidad',
    picture: '70-segunda-unidad-perfumeria',
    families: [1201, 1202, 1203],
    brands: ['Dove', 'Rexona', 'Sedal', 'Pantene', 'Axe', 'Nivea', 'Lux'],
    atMost: 30,
    from: -1,
    until: 12,
    conditions: 'El descuento del 70% se aplica sobre la segunda unidad de igual o menor precio.',
    Mecanica: { Tipo: 'segunda', Porcentaje: 70, Combinable: true },
  },
  {
    Descripcion: 'Noche de pastas',
    Descrip: '3x2 en fideos y salsas listas',
    picture: 'noche-de-pastas',
    families: [103, 106],
    brands: ['Matarazzo', 'Lucchetti', 'Knorr', 'Salsati', 'Don Vicente'],
    atMost: 20,
    from: -4,
    until: 6,
    conditions:
      'Llevando 3 unidades combinables de los productos participantes, la de menor precio es sin cargo.',
    Mecanica: { Tipo: 'nxm', Lleva: 3, Paga: 2, Combinable: true },
  },
  {
    Descripcion: 'La cava de la semana',
    Descrip: '25% de descuento llevando 6 botellas',
    picture: 'la-cava-de-la-semana',
    families: [402, 403, 404],
    brands: ['Trapiche', 'Norton', 'Santa Julia', 'Alma Mora', 'Finca Las Moras', 'Dadá'],
    atMost: 24,
    from: -6,
    until: 8,
    conditions:
      'El descuento del 25% se aplica llevando 6 botellas o más, iguales o combinadas. Beber con moderación. Prohibida su venta a menores de 18 años.',
    Mecanica: { Tipo: 'porcentaje', Porcentaje: 25, Lleva: 6, Combinable: true },
  },
  {
    Descripcion: 'Jugos para toda la semana',
    Descrip: 'Llevando 4 sobres, $ 320 cada uno',
    picture: 'jugos-para-la-semana',
    families: [305],
    brands: ['Tang', 'Clight'],
    atMost: 24,
    from: -3,
    until: 10,
    conditions:
      'Llevando 4 sobres o más, iguales o combinados, cada uno cuesta $ 320. Máximo 12 sobres por compra.',
    Mecanica: { Tipo: 'desde', Lleva: 4, Precio: 320, Combinable: true, Limite: 12 },
  },
  {
    Descripcion: 'Semana del bebé',
    Descrip: '20% de reintegro con tu billetera',
    picture: 'semana-del-bebe',
    families: [1302],
    brands: ['Pampers', 'Huggies', 'Babysec'],
    atMost: 24,
    from: -2,
    until: 5,
    conditions:
      'El reintegro del 20% lo acredita tu billetera dentro de los 10 días hábiles, con un tope de $ 8.000 por persona; no se descuenta del total de la compra.',
  },
  {
    Descripcion: 'Mes de las mascotas',
    Descrip: '15% de descuento en alimento balanceado',
    picture: 'mes-de-las-mascotas',
    families: [1401, 1402],
    brands: ['Pedigree', 'Dog Chow', 'Whiskas', 'Cat Chow', 'Gati', 'Dogui'],
    atMost: 24,
    from: -2,
    until: 26,
    conditions: 'El descuento del 15% se aplica sobre el precio de góndola de los productos participantes.',
    Mecanica: { Tipo: 'porcentaje', Porcentaje: 15 },
  },
  {
    Descripcion: 'Miércoles de verdulería',
    Descrip: '20% de descuento en frutas y verduras',
    picture: 'miercoles-de-verduleria',
    families: [801, 803, 804],
    atMost: 0,
    from: 10,
    until: 38,
    conditions: 'El descuento del 20% se aplica los miércoles sobre el precio de góndola, también por peso.',
    Mecanica: { Tipo: 'porcentaje', Porcentaje: 20 },
    Dias: [3],
  },
]

/** The promotions around `today` (ISO date): nine are running, one starts later. */
export function demoPromotions(today: string): DemoPromotion[] {
  return PROMOTION_PLANS.map((plan, index) =>
    promotionOf(plan, index + 1, dayAfter(today, plan.from), dayAfter(today, plan.until)),
  )
}

/** Days between the rounds of past promotions, and how long each of their promotions ran. */
const ROUND_DAYS = 30
const ROUND_RUNNING_DAYS = 12
const ROUNDS = 12
const PER_ROUND = 3

/** The promotions of the year before `today`, which have ended; numbered after the others. */
export function pastPromotions(today: string): DemoPromotion[] {
  const plans = PROMOTION_PLANS.filter(
    ({ brands, Mecanica }) => brands !== undefined && Mecanica !== undefined,
  )
  return Array.from({ length: ROUNDS * PER_ROUND }, (_, index) => {
    const plan = plans[index % plans.length]!
    const ended = -ROUND_DAYS * Math.floor(index / PER_ROUND) - 12 - 3 * (index % PER_ROUND)
    return promotionOf(
      plan,
      PROMOTION_PLANS.length + index + 1,
      dayAfter(today, ended - ROUND_RUNNING_DAYS),
      dayAfter(today, ended),
    )
  })
}

function promotionOf(
  plan: PromotionPlan,
  Promocion: number,
  FechaDesde: string,
  FechaHasta: string,
): DemoPromotion {
  return {
    Promocion,
    Descripcion: plan.Descripcion,
    Descrip: plan.Descrip,
    Imagen: posterImagen(`promociones/${plan.picture}`),
    FechaDesde,
    FechaHasta,
    Bases: termsOf(plan, FechaDesde, FechaHasta),
    Articulos: plan.brands ? articlesOf(plan, plan.brands) : [],
    Familias: plan.brands ? [] : plan.families,
    ...(plan.Mecanica && { Mecanica: plan.Mecanica }),
    ...(plan.Dias && { Dias: plan.Dias }),
  }
}

function articlesOf(plan: PromotionPlan, brands: readonly string[]): string[] {
  return listDemoArticles()
    .filter(({ Familia }) => plan.families.includes(Familia.Codigo))
    .filter(({ Marca }) => brands.includes(Marca.Descripcion))
    .filter(({ Descripcion }) => !plan.without?.test(Descripcion))
    .slice(0, plan.atMost)
    .map(({ Codigo }) => Codigo)
}

/** The conditions that must be published with a promotion (argentina §1, L12). */
function termsOf({ Descripcion, conditions }: PromotionPlan, FechaDesde: string, FechaHasta: string): string {
  return (
    `${Descripcion}. ${conditions} Promoción válida desde el ${formatDate(FechaDesde)} hasta el ${formatDate(FechaHasta)} ` +
    `inclusive, o hasta agotar un stock de 1.200 unidades en total, lo que ocurra primero, para compras en la tienda ` +
    `online y en las sucursales de la provincia de Buenos Aires, República Argentina. No acumulable con otras ` +
    `promociones ni descuentos. ${COMPANY.RazonSocial}, CUIT ${COMPANY.Cuit}, ${COMPANY.Domicilio}. ` +
    `PARA MÁS INFORMACIÓN O LIMITACIONES APLICABLES CONSULTE EN WWW.GONDOLA.EXAMPLE/#/PROMOCIONES.`
  )
}
