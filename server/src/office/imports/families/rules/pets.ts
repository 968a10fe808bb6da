import type { DepartmentRules } from '../family-rules.ts'

export const pets: DepartmentRules = {
  departamento: 'Mascotas',
  familias: [
    {
      familia: 'Alimento para perros adultos',
      heads: 'pedigree',
      pairs:
        'alimento+cerdo alimento+mayor alimento+mediano alimento+natural alimento+perro alimento+precio ' +
        'alimento+variedad alimento+vegetal',
    },
    {
      familia: 'Alimento para perros cachorros',
      pairs: 'alimento+cachorro',
      words: 'cachorro',
    },
    {
      familia: 'Alimento para gatos',
      heads: 'whiskas',
      pairs: 'alimento+gato',
      words: 'whiska',
      brands: 'cat chow, whiskas',
    },
    {
      familia: 'Piedras sanitarias',
      heads: 'granulado',
      pairs: 'arena+gato arena+sanitaria piedra+gato piedra+sanitaria piedra+value piedrita+sanitaria',
    },
    {
      familia: 'Accesorios y snacks para mascotas',
      pairs: 'hueso+dog hueso+pet snack+perro',
    },
  ],
}
