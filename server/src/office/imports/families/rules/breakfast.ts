import type { DepartmentRules } from '../family-rules.ts'

export const breakfast: DepartmentRules = {
  departamento: 'Desayuno y merienda',
  familias: [
    {
      familia: 'Yerba mate',
      heads: 'yerba',
      words: 'amanda cachamate cbse controlado elaborada palo pipore rosamonte',
      brands: 'amanda, cachamate, cbse, pipore, rosamonte',
    },
    {
      familia: 'Té y mate cocido',
      heads: 'amarillo blanco boldo english infusion manzanilla mate negro rojo rosa saquito verde virginia',
      words: 'akbar ensobrado gottard heredia hill inti lipton zen',
      brands: 'akbar, cachamai, green hills, heredia, inti zen, lipton, saint gottard',
    },
    {
      familia: 'Café y malta',
      heads: 'cafe cappuccino capsula',
      pairs: 'crema+mate filtro+domestic',
      words: 'equilibrado gusto nescafe torrado',
      brands: 'nescafe',
    },
    {
      familia: 'Cacao y saborizantes',
      heads: 'cacao',
    },
    {
      familia: 'Azúcar y edulcorantes',
      heads: 'azucar edulcorante endulcorante endulzante',
      words: 'equalsweet hileret sucaryl sucralosa zucra',
      brands: 'equalsweet, hileret, sucaryl',
    },
    {
      familia: 'Mermeladas, miel y dulces',
      heads: 'jalea mermelada miel',
      pairs: 'dulce+berrie dulce+cabana dulce+fruta',
      words: 'brocal mico schwartau',
      brands: 'el brocal, patagonia berries, schwartau',
    },
    {
      familia: 'Cereales y avena',
      heads: 'almohadita arito avena cereal copo cuadrito granola',
      pairs: 'barra+corny barra+semilla bocadito+granix bolita+chocolate maiz+inflado snack+crowie',
    },
    {
      familia: 'Leche en polvo',
      pairs: 'leche+condensada leche+instantanea leche+lechera leche+polvo',
    },
  ],
}
