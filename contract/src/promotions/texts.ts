import type { Mechanic } from '../catalogue/index.ts'
import { formatPesos, ownTexts, say, WEEKDAYS } from '../base/index.ts'

/** `lunes, miércoles y viernes`, starting on Monday; from weekdays 0 Sunday … 6 Saturday. */
export function weekdayWords(days: readonly number[]): string {
  const names = [1, 2, 3, 4, 5, 6, 0].flatMap((day) =>
    days.includes(day) ? [WEEKDAYS[day]!.replace(/o$/, 'os')] : [],
  )
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`
}

/** Texts of the promotions page and its dialogs (spec §2, Promotions page; argentina §1 L12). */
export const promotionTexts = ownTexts({
  title: 'Promociones',
  lead: 'Lo que está vigente hoy, con sus condiciones a la vista.',
  seeArticles: 'Ver productos',
  seeArticlesOf: (promotion: string) => say`Ver los productos de ${promotion}`,
  until: (date: string) => say`Hasta el ${date}`,
  between: (from: string, until: string) => say`Válida del ${from} al ${until}`,
  /** `Solo los martes y jueves` */
  onWeekdays: (days: readonly number[]) => say`Solo los ${weekdayWords(days)}`,
  limit: ({ Limite = 0, LimitePorDia = false }: Mechanic) =>
    say`Máximo ${Limite} ${Limite === 1 ? say`unidad` : say`unidades`} por ${LimitePorDia ? say`cliente y día` : say`compra`}`,
  terms: 'Ver bases',
  termsTitle: 'Bases y condiciones',
  termsIssuer: (businessName: string, cuit: string, address: string) =>
    say`${businessName}, CUIT ${cuit}, ${address}.`,
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number) => say`Página ${page}`,
  dialogEmpty: 'Upss! No hay articulos para mostrar en esta promocion!',
  none: 'Hoy no hay promociones vigentes',
  noneText: 'Volvé pronto: las renovamos todas las semanas.',
  noneAction: 'Ver todos los productos',
} as const)

/** The name of a mechanic: `3x2`, `70% OFF en la 2.ª unidad`, `20% OFF llevando 2`, `$ 850,00 c/u llevando 3`. */
export function mechanicName({ Tipo, Porcentaje = 0, Lleva = 1, Paga = 1, Precio = 0 }: Mechanic): string {
  switch (Tipo) {
    case 'porcentaje':
      return Lleva > 1 ? say`${Porcentaje}% OFF llevando ${Lleva}` : say`${Porcentaje}% OFF`
    case 'nxm':
      return `${Lleva}x${Paga}`
    case 'segunda':
      return say`${Porcentaje}% OFF en la 2.ª unidad`
    case 'desde':
      return say`${formatPesos(Precio)} c/u llevando ${Lleva}`
  }
}

/** The label of a line's discount: `Promo 3x2`; with the articles that complete it, `Promo 3x2 con Cif y Ayudín`. */
export const promoLineText = (mechanic: Mechanic, others: readonly string[] = []): string =>
  say`Promo ${mechanicName(mechanic)}${others.length > 0 ? say` con ${namesOf(others)}` : ''}`

function namesOf([first = '', second = '', ...more]: readonly string[]): string {
  if (more.length > 0) return say`${first} y ${more.length + 1} más`
  return (second && `${first} ${/^h?i(?![aeou])/i.test(second) ? 'e' : 'y'} ${second}`) || first
}

/** Whether units of a line have a promotion without those of other articles. */
export const isCompleteAlone = (
  { Tipo, Lleva = Tipo === 'segunda' ? 2 : 1 }: Mechanic,
  units: number,
): boolean => (Tipo === 'nxm' || Tipo === 'segunda' ? units % Lleva === 0 : units >= Lleva)

/** `Te falta 1 para el 3x2` */
export function missingUnitsText(missing: number, mechanic: Mechanic): string {
  const lacks = missing === 1 ? say`Te falta 1` : say`Te faltan ${missing}`
  return mechanic.Tipo === 'desde'
    ? say`${lacks} para pagar ${formatPesos(mechanic.Precio ?? 0)} c/u`
    : say`${lacks} para el ${mechanicName(mechanic)}`
}

/** Texts of promotions that need a payment type. */
export const meansTexts = {
  /** `Con Banco X los miércoles ahorrás $ 2.310,00`; a name with a comma is quoted, or it would part the sentence. */
  saving: (means: string, days: readonly number[] | null, pesos: number) =>
    say`Con ${means.includes(',') ? `“${means}”` : means}${days ? say` los ${weekdayWords(days)}` : ''} ahorrás ${formatPesos(pesos)}`,
  /** After the name of a payment type in a list. */
  inList: (pesos: number) => say` (ahorrás ${formatPesos(pesos)})`,
  counted: (pesos: number) => say`Pagando así ahorrás ${formatPesos(pesos)}: ya está descontado del total.`,
  /** `Pagando con Visa o Banco X` */
  paidWith: (means: readonly string[]) => say`Pagando con ${means.join(' o ')}`,
} as const

/** Texts about discounts, in cart, checkout, order and mail. */
export const discountTexts = ownTexts({
  promotions: 'Promociones',
  oneByOne:
    'Son muchas promociones juntas para una compra tan grande: las aplicamos una por una, primero la que más te descuenta.',
} as const)

/** `−$ 300,00`, with a minus sign and a no-break space after the peso's. */
export const formatDiscount = (pesos: number): string => `−${formatPesos(pesos)}`
