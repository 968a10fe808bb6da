import { department, family, line } from './product-line.ts'

export const baby = department(13, 'Bebés', [
  family(1301, 'Pañales', { pack: 'sack' }, [
    line(
      'Pampers',
      'Pañales @ confort sec talle {M 6 a 9,5 kg|G 9 a 12,5 kg|XG 12 a 15 kg|XXG 14+ kg}',
      '36 un|60 un',
      17900,
    ),
    line(
      'Pampers',
      'Pañales @ premium care talle {RN hasta 4,5 kg|P 3 a 6 kg|M 6 a 9,5 kg|G 9 a 12,5 kg}',
      '36 un',
      21900,
    ),
    line(
      'Huggies',
      'Pañales @ flexi comfort talle {M 6 a 9,5 kg|G 9 a 12,5 kg|XG 12 a 15 kg|XXG 14+ kg}',
      '36 un|60 un',
      16900,
    ),
    line('Huggies', 'Pañales @ natural care talle {RN hasta 4,5 kg|P 3 a 6 kg|M 6 a 9,5 kg}', '34 un', 18900),
    line(
      'Babysec',
      'Pañales @ ultra talle {M 6 a 9,5 kg|G 9 a 12,5 kg|XG 12 a 15 kg|XXG 14+ kg}',
      '30 un|56 un',
      11900,
    ),
    line('Estrella', 'Pañales talle {M 6 a 9,5 kg|G 9 a 12,5 kg|XG 12 a 15 kg}', '30 un', 10400),
  ]),
  family(1302, 'Toallitas y óleos', { pack: 'pouch' }, [
    line('Pampers', 'Toallitas húmedas @ {aroma de aloe|recién nacido}', '48 un|96 un', 3290),
    line('Huggies', 'Toallitas húmedas @ {limpieza efectiva|recién nacido|cuidado intensivo}', '48 un', 3190),
    line('Babysec', 'Toallitas húmedas', '50 un|100 un', 2190),
    line('Estrella', 'Óleo calcáreo', '250 ml|500 ml', 3290, { pack: 'flask' }),
    line('Estrella', 'Toallitas de algodón con óleo', '50 un', 3690),
  ]),
  family(1303, 'Leches infantiles', { pack: 'tin' }, [
    line('Nutrilon', 'Fórmula infantil @ Profutura {1|2|3|4}', '400 g@box', 15900),
    line('Nutrilon', 'Fórmula líquida @ {1|2|3}', '200 ml', 1990, { pack: 'carton' }),
    line('Vital', 'Fórmula infantil @ {1|2|3}', '350 g@box', 13900),
    line('Nido', 'Leche infantil @ {1+|3+}', '800 g|1,2 kg', 18900),
  ]),
  family(1304, 'Alimentos infantiles', { pack: 'jar' }, [
    line('Nestlé', 'Colado @ {frutas mixtas|manzana|verduras con carne|pollo con arroz}', '113 g', 2190),
    line('Nestlé', 'Cereal infantil Nestum {arroz|trigo|tres cereales|avena y ciruela}', '200 g', 3690, {
      pack: 'box',
    }),
    line('La Serenísima', 'Postrecito @ {vainilla|frutilla|dulce de leche}', '100 g', 1290, { pack: 'cup' }),
    line('Vitina', 'Sémola', '250 g|500 g', 1490, { pack: 'box' }),
  ]),
  family(1305, 'Higiene del bebé', { pack: 'flask' }, [
    line("Johnson's", 'Shampoo @ baby {original|manzanilla|gotas de brillo}', '200 ml|400 ml', 4290),
    line("Johnson's", '{Acondicionador|Baño líquido|Aceite corporal} @ baby', '200 ml', 4490),
    line("Johnson's", 'Talco @ baby', '100 g|200 g', 3290, { pack: 'shaker' }),
    line("Johnson's", 'Jabón @ baby {original|hora de dormir}', '80 g', 1690, { pack: 'soap' }),
    line('Algabo', '{Shampoo|Acondicionador|Baño de espuma} @ baby', '444 ml', 2690),
    line('Algabo', 'Colonia @ baby', '200 ml', 3290, { pack: 'spray' }),
    line('Dermaglós', 'Crema para paspaduras bebé', '50 g|100 g', 5490, { pack: 'tube' }),
    line('Hipoglós', 'Crema para paspaduras', '60 g', 6490, { pack: 'tube' }),
  ]),
])
