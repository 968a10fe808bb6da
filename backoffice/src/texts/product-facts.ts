/** Texts of what an article's package says, in the panel. */
export const FACTS_TEXTS = {
  tab: 'Ficha',
  intro:
    'Lo que dice el envase. Lo que queda vacío no se muestra. Si lo cambiás a mano, ninguna importación lo pisa.',
  fields: {
    Descripcion: 'Descripción para la tienda',
    Ingredientes: 'Ingredientes',
    Contiene: 'Contiene (alérgenos)',
    PuedeContener: 'Puede contener',
    Apto: 'Apto',
    Sellos: 'Sellos del frente',
    Leyendas: 'Leyendas del frente',
    PaisOrigen: 'País de origen',
    Productor: 'Productor',
    Conservacion: 'Conservación',
    Por: 'Cantidades por',
    DeEjemplo: 'Datos de ejemplo',
  },
  allergensHint: 'Separados por comas: leche, soja.',
  storageHint: 'Por ejemplo: Mantener refrigerado.',
  dietHint: 'Marcá solo lo que el envase dice.',
  exampleHint: 'La tienda avisa que no son los datos del envase.',
  nutrition: 'Información nutricional',
  perWhat: { '100 g': '100 gramos', '100 ml': '100 mililitros' },
  isGlutenFree: 'Es sin TACC',
  isNotGlutenFree: 'No es sin TACC',
} as const
