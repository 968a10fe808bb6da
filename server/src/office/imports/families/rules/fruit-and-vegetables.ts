import type { DepartmentRules } from '../family-rules.ts'

export const fruitAndVegetables: DepartmentRules = {
  departamento: 'Frutas y verduras',
  familias: [
    {
      familia: 'Frutas',
      heads: 'banana kiwi melon naranja palta pina pomelo sandia uva',
      pairs:
        'ciruela+elegida durazno+amarillo limon+especial mandarina+murcot mandarina+okitsu ' +
        'manzana+elegida manzana+granny manzana+red pera+elegida pera+william',
    },
    {
      familia: 'Verduras de hoja',
      heads: 'coliflor lechuga repollo',
    },
    {
      familia: 'Hortalizas',
      heads: 'pimiento zapallito',
      pairs: 'tomate+redondo zapallo+organico',
    },
    {
      familia: 'Frutas secas y semillas',
      heads: 'almendra avellana castana nuece',
      pairs: 'ciruela+desecada mix+conosur mix+fruta nuez+cascara nuez+pelada pasa+semilla semilla+girasol',
    },
    {
      familia: 'Ensaladas y verduras envasadas',
      heads: 'brote ensalada noodle zanahoria',
      pairs: 'ajo+san cebolla+fraccionada cebolla+song papa+fraccionada',
      words: 'song',
      brands: 'song',
    },
  ],
}
