import type { DepartmentRules } from '../family-rules.ts'

export const baby: DepartmentRules = {
  departamento: 'Bebés',
  familias: [
    {
      familia: 'Pañales',
      heads: 'panal',
      words: 'ella ello hiper hiperpack supersec xxg',
    },
    {
      familia: 'Toallitas húmedas y óleos',
      heads: 'oleo',
      pairs: 'toallita+babysec toallita+bebe toallita+huggie toallita+johnson toallita+pamper',
      words: 'calcareo',
    },
    {
      familia: 'Alimentación infantil',
      heads: 'multicereal papilla',
      pairs: 'alimento+nutrilon leche+infantil leche+nidina',
      words: 'enfabebe',
    },
    {
      familia: 'Higiene del bebé',
      pairs: 'acondicionador+johnson bano+baby crema+enjuague shampoo+baby',
    },
    {
      familia: 'Accesorios para bebés',
      heads: 'chupete mamadera tetina',
      pairs: 'crema+calendula',
      words: 'avent nuk',
      brands: 'philips avent',
    },
  ],
}
