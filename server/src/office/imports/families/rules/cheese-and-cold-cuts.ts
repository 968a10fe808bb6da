import type { DepartmentRules } from '../family-rules.ts'

export const cheeseAndColdCuts: DepartmentRules = {
  departamento: 'Quesos y fiambres',
  familias: [
    {
      familia: 'Quesos blandos',
      heads: 'mozzarella',
      pairs:
        'queso+bocconcino queso+chubut queso+cremoso queso+cuartirolo queso+doble queso+dona ' +
        'queso+ducrest queso+especiado queso+fortificado queso+saint',
    },
    {
      familia: 'Quesos semiduros y duros',
      heads: 'provoleta',
      pairs:
        'queso+bavaria queso+blanca queso+criollo queso+dambo queso+danbo queso+don queso+estilo ' +
        'queso+fiambrin queso+france queso+gouda queso+goya queso+gruyerito queso+holanda ' +
        'queso+magnasco queso+mascarpone queso+mini queso+organico queso+pategra queso+philadelphia ' +
        'queso+provola queso+provoleta queso+rosenborg queso+santa queso+sardo queso+tambo queso+vaca',
      words: 'dambo magnasco sardo',
    },
    {
      familia: 'Quesos untables y ricota',
      heads: 'ricotta',
      pairs: 'queso+casancrem queso+crematto queso+finlandia queso+untable',
    },
    {
      familia: 'Quesos rallados',
      pairs: 'queso+hebra queso+rallado',
    },
    {
      familia: 'Fiambres',
      heads:
        'fiambre jamon leberwurst longaniza mortadela panceta pastron salame salamin salchichon salmon ' +
        'trucha',
      pairs:
        'bondiola+cagnoli bondiola+feteada bondiola+paladini bondiola+sobre chorizo+cagnoli ' +
        'lomo+ahumado lomo+feteado lomo+horneado lomo+paladini lomo+sobre paleta+cocida pechuga+pozo ' +
        'queso+corazon queso+polpetta',
      words:
        'austral cagnoli chacra crudo ebro espuna grueso labratto lario milan piamontesa tandilero ' +
        'tapalque',
      brands: 'cagnoli, campo austral, ebro, el pozo, espuna, labratto, lario',
    },
    {
      familia: 'Salchichas',
      heads: 'salchicha',
      words: 'friolim',
    },
    {
      familia: 'Patés',
      heads: 'picadillo',
      pairs: 'pate+mere',
    },
    {
      familia: 'Dulces compactos',
      pairs: 'dulce+batata dulce+membrillo dulce+zapallo',
      words: 'esnaola',
      brands: 'esnaola',
    },
  ],
}
