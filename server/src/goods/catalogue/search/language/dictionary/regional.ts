/**
 * Words of the provinces and of neighbouring countries for what the shop calls by another name; the notation is
 * explained in `synonyms.ts`.
 */
export const REGIONAL = `
anco, coreano, coreanito, calabaza anco > zapallo anco
calabaza > zapallo
zapallo japones, japones, kabutia > zapallo cabutia
camote, boniato, moniato > batata
locote, pimiento, chile dulce, aji morron, aji dulce > morron
aji verde, pimiento verde > morron verde
pimiento rojo, aji rojo, morron colorado > morron rojo
betarraga, betabel, beterraga > remolacha
poroto verde, ejote, vainita, judia verde, habichuela > chaucha
calabacin, calabacita, zapallo italiano > zucchini, zapallito
platano, guineo, banano > banana
fresa > frutilla
melocoton > durazno
albaricoque, chabacano > damasco
nectarina, nectarin, durazno pelado, durazno pelon > pelon
toronja > pomelo
piña > anana
guinda > cereza
patilla > sandia
mora, frutos del bosque > frambuesa, arandano
pera de agua, peras de agua > pera williams, pera packham
uva negra, uva rosa > uva rosada
col > repollo
repollo morado, repollo rojo > repollo colorado
jitomate > tomate
patata > papa
cebollin, cebollino > ciboulette, cebolla de verdeo
cebolla roja > cebolla morada
culantro, coriandro > cilantro
hierbabuena, yerbabuena > menta
seta > champiñon
arveja verde > arvejas
carne molida > carne picada
chancho, puerco, lechon > cerdo
costillar de cerdo, ribs, ribs de cerdo, costillita de cerdo, costillas de chancho > costillas de cerdo, pechito de cerdo
res, vaca, ternera, vacuno, novillo > carne vacuna
gallina > pollo entero
caracu, hueso con caracu, ossobuco, hueso para sopa > osobuco
puchero, carne para puchero, carne con hueso > osobuco, falda, aguja, roast beef
guiso, carne para guiso, carne para estofado > roast beef, aguja, osobuco
marucha, tapa de paleta > asado, roast beef, aguja
bife de costilla, costeleta, chuleta de vaca > bife ancho con hueso
chuleta de cerdo, chuleta > carre de cerdo con hueso, costillas de cerdo
churrasco, churrasquito, bifecito > bife, cuadril, roast beef
milanga > milanesa
milanesa de carne, milanesa de ternera > milanesas de nalga, milanesas de peceto
guata, guatita, panza, callos, librillo > mondongo
chunchul, chunchules, tripita > chinchulin, tripa gorda
chinchu, chincho > chinchulin
parrillada, carne para parrilla, parrilla > asado de tira, vacio, entraña, chorizo parrillero
pollo en presas, presa de pollo, pollo por presas > pata y muslo, suprema de pollo
camaron, gamba > langostino
fruto de mar, marisco > cazuela de mariscos, mejillon, langostino, calamar
semita, tortita, raspadita, criollito, criollo, bizcocho criollo, chicharron > bizcochitos de grasa, bizcochos de grasa
bollo, pancito > pan mignon, pan frances
marraqueta, pan batido, hallulla, telera, varilla, pan trincha, galleta de campo > pan frances, pan felipe, pan de campo
chipaco > chipa, bizcochitos de grasa
torta frita, sopaipilla, sopaipa > bizcochitos de grasa, tapas para pastelitos
librito > cuernitos de grasa
suspiro de monja, borla, berlin, bola de fraile > bolas de fraile
colacion > alfajorcitos de maicena, masas secas
factura rellena, factura con dulce de leche > cañoncitos, facturas surtidas
queque, ponque, keke, panque > budin, bizcochuelo
natilla, natillas > postre, flan
leche asada > flan
quesillo > queso cremoso, muzzarella
cuajada > ricota
mascarpone > queso crema
queso para hamburguesa > queso cheddar
queso para gratinar, queso para derretir > muzzarella, queso tybo
azucar flor, azucar pulverizada, azucar glass, azucar glas, azucar lustre > azucar impalpable
panela, chancaca, piloncillo > azucar mascabo
chuño > almidon de maiz
anchi > polenta, semola
harina cruda, harina sin polvos > harina 0000
harina con polvos, harina preparada > harina leudante
polvos de hornear > polvo hornear
caracolito, conchita, codo > fideos coditos
letrita, estrellita, avemaria, cabellito, fideo fino > fideos cabello de angel
corbata, corbatin > fideos moñitos
cabrita, cotufa, canguil, crispeta, pururu > maiz pisingallo
frejol, caraota > poroto
aji de color > pimenton
ajo granulado, ajo molido > ajo en polvo
salsa blanca > crema de leche
refresco en sobre, refresco en polvo, polvo de jugo > jugo en polvo
gaseosa blanca > gaseosa lima limon
gaseosa negra > gaseosa cola
anana fizz, ananafiz, frizze, frizante > sidra, espumante
aguardiente, grapa > licor, gin
ginebra > gin
yuyo, hierba para el mate, yuyo para el mate > yerba compuesta, te de hierbas, amargo
peperina, poleo, carqueja, burrito > yerba compuesta, te de hierbas
lavaloza, lavaplatos, jabon para platos, jabon de platos > detergente
cloro, lejia, clorox, agua jane, hipoclorito > lavandina
papel sanitario, papel confort, papel toilette, papel para el baño > papel higienico
papel toalla, papel absorbente, toalla de papel > rollo de cocina
ampolleta, bombillo, foquito > lampara
trapeador, mopa, lampazo > trapo de piso, secador de piso
haragan > secador de piso
estropajo, esponjilla, virutilla, esponja de acero, esponja de metal > lana de acero, esponja inox, esponja salvauñas
bolsa ziploc, bolsa hermetica, bolsa para freezer, bolsa freezer, bolsita para freezer > bolsas con cierre
papel adherente, papel plastico, alusa > film adherente
papel plata, papel metalico > papel de aluminio
papel mantequilla, papel vegetal > papel manteca
pastilla para mosquito, tableta para mosquito > tabletas
jabon blanco, jabon de lavar, jabon federal > jabon en pan
venda, parche curita > aposito
antigrasa, sacagrasa, quitagrasa, desengrasante > limpiador antigrasa, limpiador cocina
aromatizador > aromatizante, desodorante de ambiente
racion, purina > alimento para perros
garrapata > antipulgas
trapo = paño
salsa bbq, salsa barbacoa, salsa barbecue > aderezo barbacoa
sal para parrilla, sal para asado > sal gruesa
calamar, rabas
cacahuate, crema de cacahuate > mani, pasta de mani
cubo de verdura, cubito de verdura > caldo verdura
pastilla para inodoro, canasta para inodoro, gel para inodoro > gel adhesivo inodoro
minion, miñoncito > pan mignon
crema para escaldadura, crema para irritaciones > crema paspadura
liquido para piso, liquido piso > limpiador de pisos
arroz que no se pase > arroz parboil
lata para gato, lata para perro > alimento humedo
`
