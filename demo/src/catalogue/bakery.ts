import { OWN_BRAND, department, family, line, weighed } from './product-line.ts'

const BAKED = { pack: 'fresh', Perecedero: true } as const

export const bakery = department(9, 'Panadería', [
  family(901, 'Pan fresco', { ...BAKED, Iva: 10.5 }, [
    weighed(OWN_BRAND, 'Pan {francés|mignon|felipe}', 3490, { art: 'baguette' }),
    weighed(OWN_BRAND, 'Pan {flauta|baguette}', 3690, { art: 'baguette' }),
    weighed(OWN_BRAND, 'Pan {de campo|casero|integral}', 4490, { art: 'roundLoaf' }),
    weighed(OWN_BRAND, 'Pan negro con semillas', 5290, { art: 'darkLoaf' }),
    weighed(OWN_BRAND, 'Pan de salvado', 4290, { art: 'darkLoaf' }),
    weighed(OWN_BRAND, 'Figazas {de manteca|árabes}', 5490, { art: 'bun' }),
    weighed(OWN_BRAND, 'Chipá', 13900, { art: 'bun' }),
    weighed(OWN_BRAND, 'Cuernitos de grasa', 6490, { art: 'croissant' }),
    weighed(OWN_BRAND, 'Bizcochitos de grasa', 6990, { art: 'biscuits' }),
    weighed(OWN_BRAND, 'Pan rallado de la casa', 2890, { art: 'crumbs' }),
  ]),
  family(902, 'Facturas', BAKED, [
    line(OWN_BRAND, 'Medialunas de {manteca|grasa}', '6 un|12 un', 4290, { art: 'croissant' }),
    line(OWN_BRAND, 'Facturas surtidas', '6 un|12 un', 4490, { art: 'pastries' }),
    line(
      OWN_BRAND,
      '{Vigilantes|Sacramentos|Cañoncitos de dulce de leche|Bolas de fraile|Churros rellenos}',
      '6 un',
      4690,
      { art: 'pastries' },
    ),
    weighed(OWN_BRAND, 'Masas {secas|finas}', 17900, { art: 'cookies' }),
    weighed(OWN_BRAND, 'Alfajorcitos de maicena', 14900, { art: 'cookies' }),
  ]),
  family(903, 'Pan de molde', { pack: 'loaf' }, [
    line('Bimbo', 'Pan de molde @ {blanco|integral|sin corteza|Artesano|multicereal}', '350 g', 2790),
    line('Fargo', 'Pan de molde {blanco|salvado|mesa|multisemillas}', '390 g', 2590),
    line('Lactal', 'Pan de molde @ {blanco|salvado|semillas}', '360 g', 2690),
    line('La Perla', 'Pan de molde {blanco|integral}', '330 g|550 g', 1990),
    line('Bimbo', '{Rapiditas clásicas|Rapiditas light|Rapiditas integrales}', '275 g', 2990, {
      pack: 'bag',
    }),
  ]),
  family(904, 'Pan de hamburguesa y pancho', { pack: 'loaf' }, [
    line('Bimbo', 'Pan para {hamburguesas|panchos|hamburguesas con sésamo}', '4 un', 2190),
    line('Fargo', 'Pan para {hamburguesas|panchos}', '4 un|6 un', 2090),
    line('La Perla', 'Pan para {hamburguesas|panchos}', '6 un', 1890),
    line('Fargo', 'Pan árabe {clásico|integral}', '6 un', 2190),
  ]),
  family(905, 'Prepizzas', { pack: 'vacuum', Perecedero: true }, [
    line('Sibarita', 'Prepizza', '2 un', 2990),
    line(OWN_BRAND, 'Prepizza {de tomate|cebolla}', '1 un', 1990),
    line('Fargo', 'Pizzetas', '6 un', 2690),
    line(OWN_BRAND, '{Fainá lista|Fugazzeta lista}', '1 un', 2890),
  ]),
  family(906, 'Tostadas y grisines', { pack: 'biscuit' }, [
    line('Riera', 'Tostadas {clásicas|de arroz|sin sal|dulces|multicereal}', '150 g', 1690),
    line('Bimbo', 'Tostadas {clásicas|salvado}', '160 g', 1790),
    line('Don Pancho', 'Grisines {clásicos|queso|salvado}', '180 g', 1790),
    line('Fargo', 'Grisines {clásicos|con sésamo}', '160 g', 1690),
    line('Bauducco', 'Tostadas {clásicas|integrales}', '142 g', 1890),
  ]),
  family(907, 'Budines y bizcochuelos', { pack: 'box' }, [
    line('Bagley', 'Budín {marmolado|vainilla|limón|con chips}', '200 g', 2290),
    line('Valente', 'Budín {frutas|marmolado|vainilla}', '170 g', 1690),
    line('Don Satur', 'Budín {vainilla|marmolado}', '200 g', 1790),
    line('Valente', 'Magdalenas {vainilla|marmoladas|rellenas}', '180 g', 1890, { pack: 'bag' }),
    line('Exquisita', 'Vainillas', '148 g', 1590, { pack: 'biscuit' }),
    line('Bauducco', 'Pan dulce {con frutas|con chips de chocolate}', '400 g|500 g', 5490),
    line('Marcolla', 'Pan dulce {clásico|sin fruta}', '400 g', 3990),
  ]),
  family(908, 'Sándwiches de miga y rotisería', { ...BAKED, Frio: true }, [
    line(OWN_BRAND, 'Sándwiches de miga {jamón y queso|surtidos|de verdura}', '6 un', 7490, {
      art: 'sandwich',
    }),
    line(OWN_BRAND, 'Empanadas {de carne|de jamón y queso|de pollo|de verdura}', '1 un', 1290, {
      art: 'empanada',
    }),
    line(OWN_BRAND, 'Pollo al spiedo', '1 un', 14900, { art: 'roastChicken' }),
    line(OWN_BRAND, 'Tarta {de jamón y queso|pascualina|de zapallitos}', '1 un', 9490, { art: 'pie' }),
    weighed(OWN_BRAND, 'Ensalada rusa', 8490, { art: 'salad' }),
    weighed(OWN_BRAND, '{Vitel toné|Matambre casero}', 27900, { art: 'curedHam' }),
    weighed(OWN_BRAND, 'Tortilla de papas', 9490, { art: 'pie' }),
  ]),
])
