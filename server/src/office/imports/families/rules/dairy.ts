import type { DepartmentRules } from '../family-rules.ts'

export const dairy: DepartmentRules = {
  departamento: 'Lácteos y frescos',
  familias: [
    {
      familia: 'Leches',
      heads: 'licuado',
      pairs:
        'bebida+lactea bebida+vegetal leche+almendra leche+apostol leche+azucar leche+brick ' +
        'leche+carrefour leche+chocolatada leche+coto leche+fortificada leche+great leche+milkaut ' +
        'leche+nina leche+parcialmente leche+tregar leche+ultra leche+veronica',
    },
    {
      familia: 'Yogures',
      heads: 'yogur yogurt',
      pairs: 'alimento+lacteo',
      words: 'batido beaudroit bebible colchon compra dahi yog yogurisimo',
      brands: 'dahi, danone, yogs, yogurisimo',
    },
    {
      familia: 'Postres y flanes',
      pairs: 'flan+ilolay flan+nestle gelatina+shimy',
    },
    {
      familia: 'Cremas de leche',
      pairs: 'crema+leche crema+serenisima',
    },
    {
      familia: 'Mantecas y margarinas',
      heads: 'manteca margarina',
    },
    {
      familia: 'Dulce de leche',
      pairs: 'dulce+leche',
    },
    {
      familia: 'Pastas frescas',
      heads: 'capelettini capelletti cappelletti noqui raviol raviolito sorrentino tortelletti',
      pairs: 'pasta+rellena',
      words: 'atm',
    },
    {
      familia: 'Tapas y masas',
      heads: 'pascualina',
      pairs: 'tapa+empanada tapa+oro tapa+pascualina',
    },
    {
      familia: 'Levaduras y grasas',
      heads: 'grasa levadura',
    },
    {
      familia: 'Huevos',
      pairs: 'huevo+blanco huevo+color huevo+cooperativa huevo+don huevo+san',
      words: 'avicoper maple',
      brands: 'avicoper',
    },
  ],
}
