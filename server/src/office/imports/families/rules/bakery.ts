import type { DepartmentRules } from '../family-rules.ts'

export const bakery: DepartmentRules = {
  departamento: 'Panadería',
  familias: [
    {
      familia: 'Pan de molde',
      pairs:
        'budin+value pan+blanco pan+campo pan+grande pan+integral pan+lacteado pan+light pan+mesa ' +
        'pan+salvado',
      words: 'lacteado',
    },
    {
      familia: 'Pan de hamburguesas y panchos',
      pairs: 'pan+hamburguesa pan+pancho',
    },
    {
      familia: 'Pan rallado y rebozadores',
      heads: 'rebozador',
      pairs: 'pan+rallado',
    },
    {
      familia: 'Tostadas y grisines',
      heads: 'grisin tostada',
      pairs: 'galleta+marinera',
      words: 'bauducco',
    },
    {
      familia: 'Budines y bizcochuelos',
      heads: 'budin madalena magdalena pionono',
      pairs: 'mini+oro',
    },
    {
      familia: 'Panadería fresca',
      heads: 'merenguito prepizza sandwich',
      pairs: 'merengue+lyvian pan+miga pan+mignon tarta+ricota torta+selva',
    },
  ],
}
