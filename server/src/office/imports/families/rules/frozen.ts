import type { DepartmentRules } from '../family-rules.ts'

export const frozen: DepartmentRules = {
  departamento: 'Congelados',
  familias: [
    {
      familia: 'Hamburguesas',
      heads: 'hamburguesa',
      pairs: 'medallon+carne',
    },
    {
      familia: 'Rebozados y milanesas',
      pairs:
        'bocadito+carne bocadito+pollo formita+pollo medallon+pollo milanesa+comun milanesa+granja ' +
        'milanesa+soja patita+sol suprema+jamon',
    },
    {
      familia: 'Papas congeladas',
      heads: 'croqueta',
      pairs: 'papa+cain papa+congelada papa+prefrita',
      words: 'cain',
      brands: 'mc cain',
    },
    {
      familia: 'Vegetales y frutas congelados',
      heads: 'brocoli',
      pairs: 'acelga+congelada espinaca+congelada',
    },
    {
      familia: 'Pizzas y comidas listas',
      heads: 'empanada pizza',
      pairs: 'tarta+fausto tarta+noble',
      words: 'noble',
      brands: 'el noble, fausto',
    },
    {
      familia: 'Helados y postres helados',
      heads: 'helado',
      pairs: 'bocadito+crema bombon+helado palito+helado postre+helado yogur+helado',
      words: 'almendrado freddo frigor granizado grido sei',
      brands: 'grido, sei tu',
    },
  ],
}
