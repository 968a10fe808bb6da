import { department, family, line, OWN_BRAND } from './product-line.ts'

const FROZEN = { Perecedero: true, Frio: true } as const

export const frozen = department(10, 'Congelados', [
  family(1001, 'Hamburguesas', { pack: 'box', ...FROZEN }, [
    line('Paty', 'Hamburguesas @ {clásicas|finitas}', '2 un|4 un', 4290),
    line('Swift', 'Hamburguesas {clásicas|caseras}', '4 un|12 un', 5990),
    line('Good Mark', 'Hamburguesas', '2 un|4 un', 4490),
    line('Paladini', 'Hamburguesas {clásicas|XL}', '4 un', 6490),
    line('NotCo', 'Hamburguesas vegetales NotBurger', '2 un', 5290),
    line('Granja Tres Arroyos', 'Hamburguesas de pollo', '4 un', 4890),
  ]),
  family(1002, 'Papas congeladas', { pack: 'bag', ...FROZEN }, [
    line(
      'McCain',
      'Papas congeladas @ {tradicionales|corte fino|rústicas|noisettes|sonrisas}',
      '700 g',
      4990,
    ),
    line('Simplot', 'Papas congeladas {bastón|rústicas}', '700 g|1,5 kg', 4690),
    line('Farm Frites', 'Papas congeladas {bastón|gajos}', '700 g', 4490),
  ]),
  family(1003, 'Vegetales congelados', { pack: 'bag', ...FROZEN }, [
    line(
      'Granja del Sol',
      '{Arvejas congeladas|Espinaca en cubos|Brócoli congelado|Choclo en granos congelado|Jardinera congelada}',
      '300 g',
      3290,
    ),
    line(
      'Green Life',
      '{Espinaca congelada|Brócoli en flores|Mix de vegetales|Frutillas congeladas}',
      '400 g',
      3490,
    ),
    line('Lucchetti', 'Arvejas congeladas', '300 g', 2790),
  ]),
  family(1004, 'Rebozados y medallones', { pack: 'box', ...FROZEN }, [
    line(
      'Granja del Sol',
      '{Patitas de pollo|Medallones de pollo|Medallones de espinaca|Bocaditos de pollo|Medallones de calabaza}',
      '300 g',
      4290,
    ),
    line('Sadia', '{Nuggets de pollo|Medallones de pollo y queso|Formitas de pollo}', '300 g', 4390),
    line('Lucchetti', 'Milanesas de soja @ {clásicas|con espinaca|con calabaza}', '4 un', 3990),
    line('Swift', 'Medallones de {pollo|merluza}', '300 g', 4190),
    line('Granja Tres Arroyos', '{Nuggets crocantes|Milanesas de pollo congeladas}', '400 g', 4890),
  ]),
  family(1005, 'Pizzas, empanadas y tartas', { pack: 'box', ...FROZEN }, [
    line('Sibarita', 'Pizza @ {muzzarella|jamón y morrones|fugazzeta|napolitana}', '1 un', 6490),
    line('Fausto', 'Empanadas @ {carne|jamón y queso|pollo}', '6 un', 6990),
    line('El Noble', 'Empanadas @ {carne suave|jamón y queso|humita}', '4 un', 5990),
    line('Granja del Sol', 'Tarta {de jamón y queso|de espinaca}', '450 g', 6290),
    line('Pietro', 'Pizza {muzzarella|especial}', '1 un', 5290),
  ]),
  family(1006, 'Pescados y mariscos congelados', { pack: 'bag', ...FROZEN }, [
    line('Granja del Sol', 'Filet de merluza @ {despinado|rebozado|a la romana}', '400 g', 6490, {
      pack: 'box',
    }),
    line('Granja del Sol', '{Rabas rebozadas|Medallones de merluza|Bastones de merluza}', '300 g', 5490, {
      pack: 'box',
    }),
    line(
      'Solimeno',
      '{Filet de merluza congelado|Cazuela de mariscos|Langostinos pelados congelados}',
      '500 g',
      8990,
    ),
  ]),
  family(1007, 'Helados', { pack: 'icecream', ...FROZEN }, [
    line('Frigor', 'Helado @ {dulce de leche|chocolate|frutilla|americana|tricolor}', '1 l|3 l', 6490),
    line('Arcor', 'Helado @ {dulce de leche granizado|chocolate con almendras|bombón escocés}', '1 l', 7290),
    line('Grido', 'Helado @ {dulce de leche|chocolate suizo|frutilla a la crema|granizado}', '1 l|3 l', 5990),
    line('Ice Cream', 'Helado @ {vainilla|tricolor|limón}', '1,5 l', 5490),
    line('Frigor', 'Palitos helados @ {frutales|bombón}', '6 un', 5290, { pack: 'box' }),
    line('Grido', 'Tentación {dulce de leche|frutilla|menta granizada}', '473 ml', 4290),
    line('Grido', '{Torta helada|Almendrado}', '1 un', 8990, { pack: 'box' }),
  ]),
  family(1008, 'Hielo', { pack: 'sack', Frio: true }, [
    line(OWN_BRAND, 'Hielo en cubos', '2 kg|4 kg', 1990),
    line('Polar', 'Hielo en rolitos', '3 kg', 2490),
  ]),
])
