import { department, family, line } from './product-line.ts'

export const petsAndHome = department(14, 'Mascotas y hogar', [
  family(1401, 'Perros', { pack: 'sack' }, [
    line('Pedigree', 'Alimento para perros @ {adultos|cachorros|razas pequeñas}', '1,5 kg|8 kg', 8490),
    line('Dogui', 'Alimento para perros @ {adultos|cachorros}', '1,5 kg|8 kg', 6490),
    line(
      'Dog Chow',
      'Alimento para perros @ {adultos medianos|adultos pequeños|cachorros}',
      '3 kg|8 kg',
      17900,
    ),
    line('Sabrositos', 'Alimento para perros @ {mix|cachorros}', '3 kg|8 kg', 9890),
    line('Pedigree', 'Alimento húmedo @ {carne|pollo|cordero}', '100 g', 1190, { pack: 'pouch' }),
    line('Pedigree', 'Dentastix {razas pequeñas|razas medianas}', '3 un|7 un', 2990, { pack: 'pouch' }),
    line('Dogui', 'Galletas para perros {|mix}', '500 g', 3690, { pack: 'bag' }),
  ]),
  family(1402, 'Gatos', { pack: 'sack' }, [
    line('Whiskas', 'Alimento para gatos @ {carne|pescado|gatitos}', '500 g|1 kg', 4690),
    line('Gati', 'Alimento para gatos @ {pescado|carne y pollo}', '500 g|1 kg|3 kg', 3690),
    line(
      'Cat Chow',
      'Alimento para gatos @ {adultos carne|adultos pescado|gatitos|esterilizados}',
      '1 kg|3 kg',
      9290,
    ),
    line('Whiskas', 'Alimento húmedo @ {carne|atún|pollo|salmón}', '85 g', 1190, { pack: 'pouch' }),
    line('Felix', 'Alimento húmedo @ {pescado|carne|pavo}', '85 g', 1150, { pack: 'pouch' }),
  ]),
  family(1403, 'Arena e higiene', { pack: 'sack' }, [
    line('Stone Cat', 'Piedras sanitarias {clásicas|aglutinantes}', '2 kg|4 kg|10 kg', 2490),
    line('Osspret', 'Shampoo para mascotas {pulguicida|neutro|brillo}', '250 ml', 4890, { pack: 'flask' }),
    line('Osspret', 'Pipeta antipulgas {perros|gatos}', '1 un', 6490, { pack: 'blister' }),
  ]),
  family(1404, 'Pilas y lámparas', { pack: 'blister' }, [
    line('Energizer', 'Pilas alcalinas @ {AA|AAA}', '2 un|4 un|8 un', 3490),
    line('Duracell', 'Pilas alcalinas @ {AA|AAA|9V}', '1 un', 2290),
    line('Philips', 'Lámpara led @ {9 W luz fría|9 W luz cálida|12 W luz fría}', '1 un', 2490, {
      pack: 'box',
    }),
    line('Eveready', 'Pilas {AA|AAA}', '4 un', 2290),
  ]),
  family(1405, 'Bazar y descartables', { pack: 'vacuum' }, [
    line('Task', '{Vasos descartables|Platos descartables|Cubiertos descartables}', '10 un', 1490),
    line('Task', 'Escarbadientes', '200 un', 990, { pack: 'box' }),
    line('Nadir', '{Vaso de vidrio|Copa de vino|Compotera}', '1 un', 1690, { pack: 'box' }),
    line('Marinex', 'Fuente rectangular de vidrio', '1,6 l|2,2 l', 12900, { pack: 'box' }),
    line('Tramontina', '{Cuchillo de mesa|Tenedor|Cuchara|Cuchillo de cocina}', '1 un', 2290, {
      pack: 'blister',
    }),
    line('Ranchera', 'Velas {blancas|de cumpleaños}', '4 un|12 un', 1290, { pack: 'box' }),
  ]),
  family(1406, 'Carbón y leña', { pack: 'sack' }, [
    line('Don Quebracho', 'Carbón vegetal', '3 kg|5 kg|10 kg', 3690),
    line('Don Quebracho', 'Leña en bolsa', '10 kg', 5490),
    line('Fuego Listo', '{Pastillas de encendido|Encendedor para carbón}', '12 un', 2290, { pack: 'box' }),
  ]),
])
