/** Words of the promotions page and its dialogs (spec §2, Promotions page; argentina §1 L12). */
export const promotionTexts = {
  title: 'Promociones',
  lead: 'Lo que está vigente hoy, con sus condiciones a la vista.',
  seeArticles: 'Ver productos',
  seeArticlesOf: (promotion: string) => `Ver los productos de ${promotion}`,
  until: (date: string) => `Hasta el ${date}`,
  between: (from: string, until: string) => `Válida del ${from} al ${until}`,
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
