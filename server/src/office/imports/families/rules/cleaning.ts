import type { DepartmentRules } from '../family-rules.ts'

export const cleaning: DepartmentRules = {
  departamento: 'Limpieza',
  familias: [
    {
      familia: 'Jabones y suavizantes para la ropa',
      heads: 'apresto prelavado quitamacha quitamancha suavizante',
      pairs:
        'detergente+baja detergente+ropa jabon+clasico jabon+matic jabon+pan jabon+polvo jabon+ropa ' +
        'jabon+skip lavandina+poder perfume+ropa',
      words:
        'acelerador borita camellito downy drive federal lavado multiaccion oxi remueve skip trenet ' +
        'vanish vivere woolite',
      brands: 'borita, comfort, drive, skip, trenet, vanish, vivere, woolite',
    },
    {
      familia: 'Lavandinas',
      heads: 'cloro lavandina',
      words: 'concentrada',
    },
    {
      familia: 'Detergentes y lavavajillas',
      heads: 'lavavajilla',
      pairs:
        'detergente+cremoso detergente+gel detergente+lavavajilla detergente+limon detergente+magistral ' +
        'detergente+plu detergente+ultra',
      words: 'magistral',
      brands: 'magistral',
    },
    {
      familia: 'Limpiadores de cocina y baño',
      heads: 'bloque canasta cif',
      pairs:
        'desinfectante+value desodorante+inodoro disco+lavanda esponja+cara limpiador+antigrasa ' +
        'limpiador+bano limpiador+cocina limpiador+continuo limpiador+harpic limpiador+inodoro ' +
        'limpiador+lavandina pastilla+inodoro repuesto+canasta',
      words: 'antigrasa harpic inodoro',
      brands: 'harpic',
    },
    {
      familia: 'Limpiadores de pisos y muebles',
      heads: 'autobrillo curador limpia lustra lustramuebl removedor restaurador',
      pairs:
        'acondicionador+piso cera+piso cera+suiza desodorante+piso limpiador+amoniaco ' +
        'limpiador+antibacterial limpiador+bebe limpiador+blem limpiador+bosque limpiador+ceramicol ' +
        'limpiador+concentrado limpiador+dia limpiador+floral limpiador+frutal limpiador+gigante ' +
        'limpiador+harmony limpiador+jardin limpiador+limon limpiador+paraiso limpiador+pino ' +
        'limpiador+pinoluz limpiador+piso limpiador+poett limpiador+vidrio limpiavidrio+multiuso ' +
        'toallita+desinfectante',
      words: 'blem ceramicol muebl plastificado polycera',
      brands: 'blem, polycera, suiza',
    },
    {
      familia: 'Desodorantes de ambiente',
      heads: 'antihumedad aromatizador aromatizante difusor',
      pairs:
        'aparato+ambientador aparato+antihumedad desinfectante+aerosol desodorante+ambiente ' +
        'desodorante+antihumedad desodorante+desinfectante desodorante+glade desodorante+toque ' +
        'glade+aerosol repuesto+aceite repuesto+ambiente repuesto+antihumedad repuesto+auto ' +
        'repuesto+difusor',
      words: 'sensation',
    },
    {
      familia: 'Insecticidas y repelentes',
      heads: 'cebo cucarachicida espiral insecticida jeringa mata repelente',
      pairs: 'aparato+fuyi aparato+insecticida tableta+fuyi tableta+raid',
      words: 'cucaracha fuyi mosca mosquito raid',
      brands: 'fuyi, off!, raid',
    },
    {
      familia: 'Papeles',
      heads: 'panuelo papel servilleta',
      pairs: 'papel+higienico rollo+cocina',
      words: 'campanita descartabl felpita higienol scott',
      brands: 'campanita, elegante, elite, felpita, higienol, scott',
    },
    {
      familia: 'Bolsas, films y descartables',
      heads: 'bolsa escarbadiente film fosforo separador vela',
      pairs: 'bolsa+residuo film+adherente papel+aluminio rollo+aluminio',
      words: 'adherente cierra residuo separata',
      brands: 'good, separata',
    },
    {
      familia: 'Esponjas, trapos y escobas',
      heads: 'ballerina cabo escoba escobillon guante mopa pala pano secador trapo',
      pairs:
        'cepillo+gauchita esponja+ballerina esponja+bano esponja+brite esponja+carrefour ' +
        'esponja+cuadriculada esponja+estilo esponja+fibra esponja+gauchita esponja+metal esponja+value ' +
        'esponja+vegetal esponja+vileda lana+rollo',
      words: 'skay vileda',
      brands: 'la gauchita, vileda',
    },
    {
      familia: 'Cuidado del calzado',
      heads: 'pomada renovador',
      pairs: 'autobrillo+cobra cepillo+calzado',
      words: 'wassington zapato',
      brands: 'wassington',
    },
  ],
}
