/**
 * Dishes and drinks that are made, not sold: what is bought for them, the most telling first. Each is also known as an
 * occasion (`para el locro`, `ingredientes para el locro`). The notation is explained in `synonyms.ts`.
 */
export const DISHES = `
locro > maiz pisingallo, porotos, zapallo, panceta, chorizo colorado, pechito de cerdo, mondongo
guacamole > palta, cebolla morada, cilantro, limon, nachos
tiramisu > vainillas, queso crema, cafe, cacao amargo, crema de leche
chocotorta > galletitas chocolinas, dulce de leche, queso crema, cafe instantaneo
lasaña, lasagna, lasagña > carne picada, ricota, salsa lista, muzzarella, espinaca, jamon cocido
carbonada > choclo, zapallo, roast beef, batata, duraznos en mitades
pastel de papa, pastel de papas > papa negra, carne picada, aceitunas, huevos, pure de papas
cheesecake > queso crema, galletitas vainilla, mermelada frutos del bosque, crema de leche, manteca
lemon pie > limon, leche condensada, galletitas, manteca, huevos
pastafrola, pasta frola, pastaflora > dulce de membrillo, dulce de batata, harina leudante, manteca, huevos
mousse, mus de chocolate > chocolate para taza, crema de leche, huevos
trufa, trufas > chocolate, dulce de leche repostero, coco rallado, bizcochuelo
rogel > dulce de leche repostero, harina 0000, huevos
budin de pan > pan frances, leche, huevos, azucar, esencia de vainilla
ensalada caprese, caprese > tomate, muzzarella, albahaca, aceite de oliva
salpicon > pechuga, papa, zanahoria, mayonesa, arvejas
paella > arroz doble carolina, cazuela de mariscos, langostino, mejillones, calamar, morron
risotto > arroz doble carolina, champiñones, vino blanco, queso parmesano, caldo
sushi > arroz doble carolina, salmon rosado, palta, queso crema, pepino, salsa de soja
ceviche > filet de merluza, limon, lima, cebolla morada, cilantro
guiso de lenteja, lentejada > lentejas, chorizo colorado, panceta, papa, zanahoria
buseca > mondongo, porotos, chorizo colorado, garbanzos
revuelto gramajo > papas fritas, jamon cocido, huevos, arvejas
omelette, omelet, huevos revueltos > huevos, jamon cocido, queso tybo, manteca
tostado, tostados, carlito, carlitos > pan de molde, jamon cocido, queso tybo, tostadas
choripan, choripanes, morcipan > chorizo parrillero, pan frances, morcilla, chimichurri
super pancho, superpancho, panchuque > salchichas, pan para panchos, mostaza, papas pay
barros luco, chivito uruguayo, lomito completo > lomo, pan frances, jamon cocido, queso tybo, huevos
fugazzeta casera > harina 0000, cebolla blanca, muzzarella, levadura
sopa paraguaya, chipa guazu, mbeju > polenta, queso cremoso, cebolla, huevos, leche
bagna cauda > crema de leche, ajo, sardina, apio, nueces
fondue > queso gruyere, queso fontina, vino blanco, pan baguette
minestron > verduras para sopa, zapallo, porotos, fideos coditos, zanahoria
chop suey, arroz chaufa, comida china > salsa de soja, arroz, zucchini, suprema de pollo
comida mexicana, quesadilla, quesadillas, burrito de carne > rapiditas, palta, queso cheddar, carne picada, nachos
sangria > vino tinto, naranja, durazno, gaseosa lima limon
clerico > vino blanco, manzana, durazno, naranja, espumante
mojito > ron, lima, menta, soda, azucar
caipirinha, caipiroska > lima, vodka, azucar, hielo
daiquiri > ron, frutilla, azucar, hielo
piña colada > ron, anana, crema de leche
cuba libre > ron, coca cola, limon
negroni > gin, campari, vermouth rosso
aperol spritz, spritz > aperol, espumante, soda, naranja
margarita > tequila, lima, sal fina
whiscola > whisky, coca cola, hielo
licuado, smoothie > banana, leche, frutilla, durazno
submarino > chocolate para taza, leche
navidad, nochebuena, año nuevo, fin de año, las fiestas, fiestas de fin de año > pan dulce, sidra, espumante, turron, mantecol, budin
cumple, cumple de los chicos, cumpleaños infantil, fiesta infantil, fiesta de cumpleaños > velas de cumpleaños, gaseosa, chizitos, papas fritas, palitos salados, vasos descartables, platos descartables
desayuno, el desayuno > cafe, leche, pan de molde, mermelada, manteca, galletas de arroz, cereal, tostadas
merienda, la merienda > galletitas dulces, cacao en polvo, leche, medialunas, alfajor, budin, galletas de arroz
desayuno sin tacc, merienda sin tacc, desayuno sin gluten, merienda sin gluten, desayuno celiaco, merienda celiaco > galletas de arroz, tostadas de arroz, premezcla sin gluten
cena, la cena, almuerzo, el almuerzo > milanesas, pollo entero, fideos, hamburguesas, tartas, pizza
cena rapida, almuerzo rapido, comida rapida, comida congelada > pizza muzzarella, empanadas congeladas, hamburguesas, nuggets, tarta congelada, fideos instantaneos
`
