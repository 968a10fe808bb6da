import type { DepartmentRules } from '../family-rules.ts'

export const meatAndFish: DepartmentRules = {
  departamento: 'Carnicería y pescadería',
  familias: [
    {
      familia: 'Carne vacuna',
      heads:
        'aranita asado azotillo bife bola carnaza chiquizuela colita costilla entrana espinazo falda ' +
        'manta marucha matambre ojo osobuco palomita peceto roast rost tortuguita trozo',
      pairs:
        'carne+bandeja carne+novillo churrasco+bandeja cuadril+bandeja cuadril+novillo lomo+bandeja ' +
        'lomo+novillo milanesa+bandeja milanesa+lomo milanesa+novillito milanesa+novillo ' +
        'milanesa+peceto nalga+novillito nalga+ternera paleta+bandeja paleta+novillito paleta+novillo ' +
        'picada+novillito tapa+asado tapa+bandeja tapa+nalga vacio+novillito vacio+novillo ' +
        'vacio+ternera',
      words: 'angosto beef centro novillito novillo ternera',
      brands: 'estancias coto, etiqueta negra',
    },
    {
      familia: 'Cerdo',
      heads: 'carre chuleta churrasquito codillo costillita matambrito pechito solomillo',
      pairs:
        'bife+cerdo bondiola+cerdo carne+cerdo cuadrada+cerdo cuadril+cerdo jamon+hueso nalga+cerdo ' +
        'patita+cerdo picada+cerdo vacio+cerdo',
    },
    {
      familia: 'Pollo y granja',
      heads: 'ala cuarto pata patamuslo pollo',
      pairs: 'filet+pechuga muslo+pollo pechuga+pollo suprema+avicola suprema+filette',
      words: 'lujan trasero',
    },
    {
      familia: 'Embutidos y achuras',
      heads: 'chinchulin mondongo morcilla',
      pairs: 'chorizo+bombon chorizo+fresco chorizo+parrillero chorizo+vacio corazon+fresco rinon+fresco',
    },
    {
      familia: 'Pescados y mariscos',
      heads: 'merluza',
      pairs: 'baston+carrefour baston+prefrito filet+carrefour filet+despinado medallon+merluza',
    },
  ],
}
