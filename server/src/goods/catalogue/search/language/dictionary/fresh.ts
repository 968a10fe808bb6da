/** Dairy, delicatessen, meat, fish, fruit and vegetables; the notation is explained in `synonyms.ts`. */
export const FRESH = `
leche larga vida, leche uat, leche uht, leche en caja, leche de caja, leche tetra
leche en sachet, leche fresca, leche sachet
leche descremada, leche light, leche diet, leche desnatada
leche semidescremada, leche parcialmente descremada, leche liviana
leche deslactosada, leche sin lactosa, leche zero lactosa, leche reducida lactosa, leche cero lactosa, leche delactosada, leche deslactada, leche baja en lactosa, leche 0 lactosa
leche chocolatada, chocolatada, leche con chocolate, chocolatada lista
leche infantil, leche formula, leche maternizada, leche para bebe, formula infantil
leche bebe, leche infantil, formula infantil
leche en polvo, leche polvo
leche en polvo bebe, leche polvo bebe > formula infantil, leche infantil
yogur = yogurt = yoghurt = yogourt = iogurt = yougurt = yugur
yogur bebible, yogur para beber, yogur tomar, yogur liquido, yogur en sachet
yogur firme, yogur batido
yogur griego, griego
yogur con cereales, yogur copos, yogur cereal
yogur diet, yogur descremado, yogur light
yogur natural, yogur sin sabor
postrecito, postre, postrecito chico
flan, flancito
manteca, mantequilla
margarina, manteca vegetal
crema > crema de leche
crema de leche, crema para cocinar, nata, crema para batir, crema chantilly, crema doble, crema de batir
crema de leche light, crema light
dulce de leche, ddl
maple > huevo
huevos colorados, huevos de color, huevos marrones, huevo marron
huevo casero, huevo de campo, huevo de gallina libre
muzza = muzarela = mozarela = muzzarella = mozzarella = queso muzzarella = musarela = muzarella
queso para pizza > mozzarella
queso crema, queso untable, queso untar, queso blanco, queso philadelphia
queso rallado = queso rayado
queso rallado, queso en hebras
queso de rallar, queso duro > queso sardo, queso reggianito, queso parmesano
queso para rallar > queso sardo, queso reggianito, queso parmesano
queso cremoso, queso cuartirolo, cuartirolo, queso fresco, queso criollo
queso barra, queso tybo, queso maquina, queso danbo, queso de barra
queso para sandwich > queso tybo, queso barra, queso danbo
queso en fetas, queso feteado, queso feta, queso en feta, queso fetas
queso roquefort, queso azul, roquefort, roquefor
port salut, portsalut, por salut, porsalut
provoleta, provolone, queso provoleta
parmesano, reggianito, queso parmesano
pategras, queso pategras
ricota, ricotta, requeson
fiambre > jamon, salame, mortadela, paleta
fiambre en fetas > jamon cocido feteado, salame feteado, queso feteado
jamon en fetas, jamon feteado
en fetas, feteado, feteada
jamon, jamon cocido
jamon serrano, jamon crudo
paleta sandwichera = paleta sandwich = sandwichera
salame = salamin = salami
salchicha, pancho, salchicha viena, hot dog, salchicha tipo viena
panceta, bacon, tocino, beicon
leberwurst, leverbush, pate
pate, foie, picadillo
picadillo, pate picadillo
embutido > chorizo, salame, morcilla
picada > carne picada, salame, aceituna
lomito, lomito ahumado
carne > carne vacuna
carne de vaca, carne vacuna
vaca, carne vacuna
pata muslo, cuarto trasero, pata y muslo, muslo, patamuslo
pata de pollo, pata y muslo
suprema, pechuga, filet de pollo, suprema de pollo
alitas, alas de pollo, ala de pollo, alita
pollo entero, pollo fresco
menudo, menudencia
higadito, higado de pollo
carne picada, carne molida
carne picada > picada comun
molida > carne picada
picada especial, carne picada especial, carne picada premium, carne picada superior
lomo de cerdo, lomito de cerdo > solomillo de cerdo, carre de cerdo
asado de cerdo, costillar de cerdo, falda de cerdo > pechito de cerdo, costillas de cerdo
bife de cerdo, churrasco de cerdo, churrasquito de cerdo > carre de cerdo, pulpa de cerdo, bondiola de cerdo
jamon de cerdo, pernil, pernil de cerdo > pulpa de cerdo
bife de pollo, churrasco de pollo, escalope de pollo > suprema de pollo
picada comun, carne picada comun
milanesa, milanga, mila, escalope
milanesa de carne, milanesa de nalga, milanesa de ternera, milanesa de peceto
carne para milanesa, nalga para milanesa, bola de lomo, cuadrada
milanesa de pollo, milanesa pollo, suprema milanesa
asado, tira de asado, costillar, asado de tira
tira > asado de tira
costilla, tira de asado
bife, churrasco, bistec
costeleta > bife ancho, costilla de cerdo, bife angosto
chuleta > bife ancho, costilla de cerdo, carre de cerdo
chuleta de cerdo, costeleta de cerdo, costilla de cerdo, costillita de cerdo, carre de cerdo con hueso
costillita de cerdo, pechito de cerdo, ribs
carre, carre de cerdo
lomo, lomo vacuno
vacio, vacio de ternera
entraña, skirt
osobuco, ossobuco
puchero > falda, osobuco
carne puchero > falda, osobuco
carne para guiso > aguja, roast beef, osobuco
carne para estofado > aguja, roast beef, tortuguita
rosbif, roast beef, rosbeef
matambre = matambrito
chorizo, chori
parrillada > asado, chorizo, vacio, morcilla
achura > chinchulin, molleja, riñon
chinchulin, chinchu
mondongo, callo
morcilla, morci
cerdo, chancho, porcino
pescado > pescaderia, merluza, filet
pescado congelado > filet merluza congelado, merluza granja
filet, filete
merluza, filet de merluza
marisco > langostino, mejillon, calamar
camaron, langostino, gamba
rabas, aros de calamar, calamares fritos
kanikama > bastones de merluza, langostino
fruta > frutas
verdura > verduras de hoja
palta = aguacate = avocado
ananá = piña
frutilla = fresa
durazno = melocoton
pelon, nectarina, durazno pelado
damasco, albaricoque
banana, platano, cambur
mandarina, tangerina
pomelo, toronja
arandano, blueberry, arandanos azules
frambuesa, frutos rojos
frutos rojos > frutos del bosque, frambuesa, arandano
cereza, guinda
sandia, patilla
fruta seca, frutos secos
mix frutos secos, fruto seco
caju, castañas de caju
nuez, nueces
pasa de uva, pasa, uva pasa
mani, cacahuete, cacahuate
chaucha, judia verde, ejote, vainita
morron, pimiento, aji morron, aji, chile morron
morron rojo, aji rojo, pimiento rojo
morron verde, aji verde, pimiento verde
zapallo, calabaza, anco, anquito, zapallo anco, coreanito
calabaza = zapallo anco
cabutia, cabutian, zapallo japones
zapallito, zucchini, calabacin, zapallo italiano
zucchini, zapallito largo, zuchini, zukini
papa = patata
papa negra, papa comun, papa con tierra
papa blanca, papa lavada
batata = camote = boniato
remolacha = betarraga = beterraga
berenjena, aubergine
cebolla de verdeo, verdeo, cebollin, cebollita de verdeo
cebolla morada, cebolla colorada, cebolla roja
puerro, ajoporro
ajo, diente de ajo, cabeza de ajo
lechuga francesa, lechuga crespa
lechuga capuchina, lechuga mantecosa
repollo, col, repollito
brocoli, brecol
coliflor, coli
acelga, penca
radicheta, achicoria
espinaca, spinaca
rucula, arugula
champiñon, hongo, champignon, champinon
tomate cherry, cherry, tomatito, tomatito cherry
tomate redondo, tomate comun, tomate fresco
tomate para ensalada > tomate redondo
cilantro, coriandro
ciboulette, cebollino
perejil, perejil fresco
verdurita para sopa, verdura para sopa
jengibre, gengibre, ginger
arveja fresca, arveja en vaina
ensalada > mix de hojas, ensalada lista
ensalada lista, mix de hojas
tapa empanada = masa empanada = disco empanada = tapita empanada
tapa tarta = masa tarta = pascualina
masa > tapa para tarta, tapas para empanadas
raviol, raviolon
pasta fresca > ravioles, ñoquis, sorrentinos, fideos frescos
canelon > ravioles, sorrentinos, premezcla panqueques
capeleti, capelletini, cappelletti
levadura, levadura cerveza
levadura seca, levadura en polvo, levadura instantanea
grasa, grasa vacuna, manteca de cerdo, grasa de pella
tapa de nalga, nalga > nalga
picaña, tapa de cuadril > cuadril, tapa de asado
bife con lomo, bife de lomo > bife angosto, bife ancho, bife de chorizo
bife de cuadril, churrasco de cuadril > cuadril
bife de lomo, churrasco de lomo, medallon de lomo > lomo
bife de nalga, bife de paleta > nalga, cuadril
asado sin hueso > vacio, tapa de asado
asado con hueso, asado de costilla, costillar > asado de tira
carne al horno, carne para horno, carne para el horno > colita de cuadril, peceto, cuadril
carne para bife, carne para churrasco > cuadril, bife, roast beef
carne para tuco > osobuco, roast beef, aguja
carne para empanada, carne para relleno > carne picada, roast beef
carne sin grasa, carne magra > lomo, peceto, carne picada especial, cuadril
carne para wok, carne para saltear > lomo, cuadril
carne para parrilla, carne a la parrilla > asado, vacio, entraña
pollo trozado, cuarto de pollo > pata y muslo, pechuga, alitas de pollo, suprema de pollo
pechuguita, pechuga sin hueso, pechuga deshuesada, filet de pechuga > suprema de pollo, pechuga
boga, surubi, dorado, pacu, sabalo, pescado de rio > pejerrey, trucha
cantimpalo, fuet, sopresata, salamin casero, crespon > salamin, longaniza, chorizo colorado
jamon york, jamon natural, jamon sin grasa > jamon cocido
queso para tostado, queso para tostados > queso tybo, queso cheddar
queso saborizado > queso untable
petit suisse > danonino
probiotico, leche cultivada > yogur actimel, yogur activia
yogur familiar, yogur de litro, yogur grande > yogur bebible
yogur en pote, yogur en vasito, yogur con fruta > yogur firme, yogur entero
tomate para salsa > tomate perita
papa para hornear, papa para horno, papa para pure > papa
papa horno, papa hornear ! papa negra, papa blanca
papa chica, papita chica, papa bebe > papin
mzna, mzana > manzana
manzana granny > manzana verde
manzana deliciosa, manzana red, manzana roja
pistacho = pistacchio = pistachio
pepinillo > pepino
leche sin descremar > leche entera
mandarina sin semilla > mandarina okitsu, mandarina
fruta para licuado, fruta licuado > banana, frutilla, durazno
naranja para jugo, naranja de exprimir > naranja de jugo
berries > frambuesas, arandanos
mani pelado > mani tostado
gajo de ajo > ajo
tira ancha, tira fina, asado ventana, asado americano > asado de tira, asado banderita, asado del medio
arañita, carnaza, azotillo, bocado ancho, bocado fino > roast beef, aguja, paleta, bola de lomo
rabo > osobuco
medio pollo, pollito, pollo bebe > pollo entero
bifes de pollo, milanesa fina de pollo > suprema de pollo
port salud, porsalud, porsalu, queso maquina light > queso por salut
queso mar del plata, queso holanda, queso edam, queso suizo, queso semiduro, queso para picar, queso picada, queso goya > queso gouda, queso pategras, queso fontina, queso tybo
mantecoso, queso mantecoso, queso blando, queso postre > queso cremoso, queso por salut
queso chubut, queso tandil, queso sandwichero > queso en barra, queso tybo
queso empanada, queso milanesa, queso pastel > queso cremoso, muzzarella, queso por salut
queso derretir, queso fundir, queso raclette > muzzarella, queso fontina, queso cremoso
queso hilos > queso rallado, muzzarella
fideo casero > fideos frescos
papa cuña, papa gajo, papa española, papa brava, papa rustica > papas congeladas gajos, papas congeladas rusticas
papa cara, caritas, caritas felices, papas smile > papas congeladas sonrisas
carne horno > colita de cuadril, peceto, cuadril, vacio, tapa de asado, nalga, lomo
carne bife criolla > cuadril, bife angosto
huevo pastelero, huevo reposteria > huevos blancos
panceta en cubos, panceta salada, tocino en fetas > panceta
fiambre tostado, fiambre sandwich, fiambre sanguche > jamon cocido, paleta, queso tybo, queso cheddar
fiambre picada > salame, jamon crudo, mortadela, longaniza
cazuela, mariscada > cazuela de mariscos
pescado blanco, pescado sin espina, pescado para nene > filet de merluza
pescado para horno, pescado horno > merluza entera, corvina, trucha entera
pescado milanesa, pescado rebozar, pescado empanar > filet de merluza, filet de abadejo, filet de lenguado
pan tostada, pan para tostadas, pan tostar > pan de molde
alita bbq, alita picante > alitas de pollo
pollo deshuesado, pollo sin hueso, pollo sin piel > suprema de pollo, pechuga
carne tierna, carne blanda, carne para bebe, carne para nene > lomo, peceto, picada especial, cuadril
carne barata, carne rendidora > roast beef, paleta, falda, carne picada comun
carne cortada, carne en cubos, carne cubito > roast beef, cuadril, bola de lomo
fruto seco surtido, fruto seco mezcla, mezcla fruto seco, fruta seca surtida, mix salado > mix de frutos secos
fruta surtida, fruta variada, fruta temporada > banana, manzana, naranja, pera
verdura surtida, verdura variada > verduras para sopa, lechuga, zanahoria
zapallo en trozo, zapallo cortado, calabaza cortada > calabaza cubeteada, zapallo plomo
zanahoria cortada > zanahoria rallada
fiambre surtido, fiambre variado > jamon cocido, salame, mortadela, queso tybo
queso surtido, queso variado > queso gouda, queso fontina, queso azul
`
