import type { Mechanic } from '../catalogue/index.ts'
const WEEKDAYS = ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados']

/** `lunes, miércoles y viernes`, starting on Monday; from weekdays 0 Sunday … 6 Saturday. */
export function weekdayWords(days: readonly number[]): string {
  const names = [1, 2, 3, 4, 5, 6, 0].flatMap((day) => (days.includes(day) ? [WEEKDAYS[day]!] : []))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`
}

/** Texts of the promotions page and its dialogs (spec §2, Promotions page; argentina §1 L12). */
export const promotionTexts = {
  title: 'Promociones',
  lead: 'Lo que está vigente hoy, con sus condiciones a la vista.',
  seeArticles: 'Ver productos',
  seeArticlesOf: (promotion: string) => `Ver los productos de ${promotion}`,
  until: (date: string) => `Hasta el ${date}`,
  between: (from: string, until: string) => `Válida del ${from} al ${until}`,
  /** `Solo los martes y jueves` */
  onWeekdays: (days: readonly number[]) => `Solo los ${weekdayWords(days)}`,
  limit: ({ Limite = 0, LimitePorDia = false }: Mechanic) =>
    `Máximo ${Limite} ${Limite === 1 ? 'unidad' : 'unidades'} por ${LimitePorDia ? 'cliente y día' : 'compra'}`,
  terms: 'Ver bases',
  termsTitle: 'Bases y condiciones',
  termsIssuer: (businessName: string, cuit: string, address: string) =>
    `${businessName}, CUIT ${cuit}, ${address}.`,
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number) => `Página ${page}`,
  dialogEmpty: 'Upss! No hay articulos para mostrar en esta promocion!',
  none: 'Hoy no hay promociones vigentes',
  noneText: 'Volvé pronto: las renovamos todas las semanas.',
  noneAction: 'Ver todos los productos',
} as const
