/** Bakery, ready meals and frozen goods; the notation is explained in `synonyms.ts`. */
export const BAKERY_AND_FROZEN = `
pan frances, pan de panaderia, miñon, pan flautita, pan comun, pan fresco
pan mignon, miñon, mignon
baguette, pan baguette, baguete, bagette
pan lactal, pan de molde, pan blanco, pan sandwich, pan de sandwich, pan en rodajas, pan rebanado, pan tajado, pan bimbo
pan de mesa, pan de molde
pan integral, pan negro, pan de salvado
pan negro, pan integral, pan con semillas
pan casero, pan de campo
pan arabe, pan pita, pan de pita
pan de hamburguesa, pan para hamburguesa, pan hamburguesa
pan de pancho, pan para pancho, pan de hot dog, pan de viena
pebete, pan de leche > figaza, pan para panchos
pebete > figaza, pan para panchos
tortuga > pan para hamburguesas
figaza, figacita, figazita
chipa, chipacito, pan de queso
tortilla de harina, rapidita, tortilla, wrap, tortilla de trigo, fajita, taco, tortilla para tacos, tortilla mexicana
medialuna, croissant, factura
factura, masa de panaderia
cuernito, cuernito de grasa
bola de fraile, berlinesa, borla de fraile
dona, rosquilla
masa fina, masita fina
torta frita > bizcochito de grasa
prepizza, pre pizza, base pizza, masa de pizza, masa para pizza, masa para piza, pizzeta
pizza, piza, pitsa
pizza congelada, pizza muzzarella
fugazza > fugazzeta, prepizza cebolla, pizza fugazzeta
fugazzeta, fugazeta
tostada, pan tostado, tostadita
grisin, palito de pan, grisines
magdalena, muffin, madalena
budin, budincito
bizcochuelo, torta
vainilla, vainillas
pan dulce, panettone, panetone
sandwich, sanguche, sangüiche, sanduche, sandwiche, sanguich, emparedado
sandwich de miga, sanguche de miga, miga, triples de miga
empanada, empanadita, empanada lista
tarta, tarta lista
vitel tone, vitello tonnato
ensalada rusa, rusa
pollo al spiedo, pollo asado, pollo a la parrilla, pollo rostizado
comida lista > tarta, empanadas, pollo al spiedo
helado, ice cream
palito helado, helado palito, picole, paleta helada
postre helado, torta helada, almendrado
hamburguesa, medallon carne, burger
hamburguesa vegetal, hamburguesa vegana, hamburguesa vegetariana, medallon vegetal, hamburguesa de verdura, hamburguesa de soja
nugget, bocadito de pollo, patita, formita de pollo
patita de pollo, patitas
medallon de espinaca, hamburguesa de espinaca
milanesa de soja, milanesa vegetal, milanesa vegetariana, milanesa vegana
papa congelada, papa prefrita, papa baston, papa frita congelada, papa para freir
papa noisette, noisette, papa noicet
papas fritas congeladas, papa congelada
verdura congelada, vegetal congelado, mix de vegetales
espinaca congelada, espinaca en cubos
arveja congelada, arvejas congeladas
choclo congelado, choclo en granos congelado
fruta congelada > frutillas congeladas
baston de merluza, bastoncito de pescado, medallon de merluza
mignon = miñon = miñoncito = mignoncito
flauta = flautita
medialuna dulce > medialunas de manteca
medialuna salada > medialunas de grasa
tortita negra, palmerita, bomba de crema, moñito, cara sucia, carasucia, libritos, berlinesas > facturas surtidas
torta negra > facturas surtidas, pan dulce
vigilante, factura vigilante
churro, churro relleno
pan de centeno, pan de cereales, pan con cereal > pan negro con semillas, pan de molde multicereal, pan integral
pan de masa madre, masa madre, pan rustico, hogaza > pan de campo, pan casero
pan saborizado, pancito saborizado, pancito de mesa > figazas, pan mignon
pan lacteado, pan de miga > pan de molde
pan lactal integral, pan de molde integral, pan lactal salvado, pan de molde salvado > pan de molde integral, pan de molde salvado
pan de viena, viena > pan para panchos
pan con semillas, pan de semillas > pan negro con semillas, pan de molde semillas
galleta marinera, marinera, galleta de hojaldre, galleta campera > galletitas criollitas, galletitas express, pan felipe
selva negra, torta de cumpleaños > torta helada, bizcochuelo
budin ingles > budin frutas
tarta de verdura, tarta de acelga > tarta pascualina, tarta espinaca, tarta zapallitos, tapa para tarta
tarta de zapallito, tarta de zapallo > tarta de zapallitos
empanada salteña, empanada criolla, empanada tucumana, empanada mendocina > empanadas de carne
empanada de choclo > empanadas humita
empanada de roquefort, empanada de cebolla y queso > empanadas jamon y queso
sandwich triple, triple de miga, triplecito > sandwiches de miga
milanesa de pescado, pescado rebozado, filet rebozado > filet merluza rebozado
suprema rebozada > milanesas de pollo
fideo fresco, pasta fresca, tallarin fresco, tallarin casero, cinta fresca > fideos frescos
papa para freir > papas congeladas
balde de helado, helado familiar > helado
helado de agua, helado frutal, helado al agua > palitos helados
bombon helado > palitos helados bombon
disco de empanada, disco para pascualina > tapas para empanadas, tapa para tarta
masa de pastelitos, tapita para pastelito > tapas para pastelitos
`
