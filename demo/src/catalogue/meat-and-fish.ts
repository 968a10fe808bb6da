import { OWN_BRAND, department, family, line, weighed } from './product-line.ts'

const FRESH = { Perecedero: true, Frio: true, Iva: 10.5 } as const

export const meatAndFish = department(7, 'Carnes y pescados', [
  family(701, 'Carne vacuna', { pack: 'fresh', ...FRESH }, [
    weighed(OWN_BRAND, 'Asado {de tira|del medio|banderita}', 13990, { art: 'beef' }),
    weighed(OWN_BRAND, 'Vacío {|de novillito}', 15490, { art: 'beef' }),
    weighed(OWN_BRAND, 'Matambre vacuno', 14290, { art: 'beef' }),
    weighed(OWN_BRAND, '{Nalga para milanesas|Bola de lomo|Cuadrada}', 15990, { art: 'beef' }),
    weighed(OWN_BRAND, 'Peceto', 18490, { art: 'beef' }),
    weighed(OWN_BRAND, '{Cuadril|Colita de cuadril}', 17290, { art: 'beef' }),
    weighed(OWN_BRAND, 'Lomo', 22900, { art: 'beef' }),
    weighed(OWN_BRAND, 'Bife {ancho con hueso|angosto|de chorizo}', 15890, { art: 'beef' }),
    weighed(OWN_BRAND, 'Ojo de bife', 19990, { art: 'beef' }),
    weighed(OWN_BRAND, '{Roast beef|Paleta|Aguja}', 11490, { art: 'beef' }),
    weighed(OWN_BRAND, 'Osobuco', 8690, { art: 'osobuco' }),
    weighed(OWN_BRAND, 'Falda', 9390, { art: 'beef' }),
    weighed(OWN_BRAND, 'Entraña', 21900, { art: 'beef' }),
    weighed(OWN_BRAND, 'Tapa de asado', 12290, { art: 'beef' }),
    weighed(OWN_BRAND, 'Tortuguita', 11990, { art: 'beef' }),
    weighed(OWN_BRAND, 'Carne picada {común|especial}', 8990, { art: 'mince' }),
  ]),
  family(702, 'Cerdo', { pack: 'fresh', ...FRESH }, [
    weighed(OWN_BRAND, 'Carré de cerdo {con hueso|sin hueso}', 8990, { art: 'pork' }),
    weighed(OWN_BRAND, 'Bondiola de cerdo', 11490, { art: 'pork' }),
    weighed(OWN_BRAND, 'Pechito de cerdo {|con manta}', 8490, { art: 'pork' }),
    weighed(OWN_BRAND, 'Matambre de cerdo', 13490, { art: 'pork' }),
    weighed(OWN_BRAND, '{Solomillo|Pulpa} de cerdo', 9890, { art: 'pork' }),
    weighed(OWN_BRAND, 'Costillas de cerdo', 8290, { art: 'pork' }),
  ]),
  family(703, 'Pollo', { pack: 'fresh', ...FRESH }, [
    weighed('Granja Tres Arroyos', 'Pollo entero', 4390, { art: 'chicken' }),
    weighed('Cresta Roja', 'Pollo entero', 4190, { art: 'chicken' }),
    weighed('Granja Tres Arroyos', '{Pata y muslo|Alitas de pollo}', 4590, { art: 'drumstick' }),
    weighed('Cresta Roja', 'Pata y muslo', 4390, { art: 'drumstick' }),
    weighed('Granja Tres Arroyos', '{Suprema de pollo|Pechuga con hueso}', 9490, { art: 'chickenBreast' }),
    weighed('Cresta Roja', 'Suprema de pollo', 8990, { art: 'chickenBreast' }),
    weighed(OWN_BRAND, '{Menudos|Higaditos} de pollo', 2890, { art: 'offal' }),
  ]),
  family(704, 'Achuras', { pack: 'fresh', ...FRESH }, [
    weighed(OWN_BRAND, '{Mollejas|Chinchulines|Riñón|Hígado|Mondongo|Corazón|Lengua}', 9490, {
      art: 'offal',
    }),
    weighed(OWN_BRAND, 'Tripa gorda', 5990, { art: 'offal' }),
  ]),
  family(705, 'Embutidos frescos', { pack: 'fresh', ...FRESH }, [
    weighed(OWN_BRAND, 'Chorizo {parrillero|puro cerdo|bombón}', 8990, { art: 'chorizo' }),
    weighed('Paladini', 'Chorizo {parrillero|colorado}', 10900, { art: 'chorizo' }),
    weighed(OWN_BRAND, 'Salchicha parrillera', 9490, { art: 'chorizo' }),
    weighed(OWN_BRAND, 'Morcilla {criolla|vasca}', 6490, { art: 'morcilla' }),
    weighed('Lario', 'Morcilla bombón', 7290, { art: 'morcilla' }),
  ]),
  family(706, 'Milanesas y preparados', { pack: 'fresh', Perecedero: true, Frio: true }, [
    weighed(OWN_BRAND, 'Milanesas {de nalga|de peceto|de cerdo}', 14900, { art: 'milanesa' }),
    weighed(OWN_BRAND, 'Milanesas de pollo', 10900, { art: 'milanesa' }),
    weighed(OWN_BRAND, 'Hamburguesas caseras', 11900, { art: 'burger' }),
    weighed(OWN_BRAND, '{Albóndigas|Brochettes mixtas}', 12400, { art: 'burger' }),
    line(OWN_BRAND, 'Matambre arrollado relleno', '1 kg', 18900, { pack: 'tray' }),
  ]),
  family(707, 'Pescadería', { pack: 'fresh', ...FRESH }, [
    weighed(OWN_BRAND, 'Filet de {merluza|abadejo|lenguado}', 13900, { art: 'fillet' }),
    weighed(OWN_BRAND, 'Merluza {entera|en postas}', 8490, { art: 'fish' }),
    weighed(OWN_BRAND, '{Trucha entera|Pejerrey|Corvina}', 14900, { art: 'fish' }),
    weighed(OWN_BRAND, 'Salmón rosado {en filet|en postas}', 34900, { art: 'salmon' }),
    weighed(OWN_BRAND, 'Langostinos {enteros|pelados}', 17900, { art: 'shrimp' }),
    weighed(OWN_BRAND, '{Calamar entero|Rabas|Tubos de calamar}', 12900, { art: 'squid' }),
    weighed(OWN_BRAND, '{Mejillones|Cornalitos}', 9900, { art: 'shrimp' }),
  ]),
])
