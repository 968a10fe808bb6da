/**
 * What a word alone means first: who searches for `papel` wants toilet paper. The notation is explained in
 * `synonyms.ts`.
 */
export const PLAIN_MEANINGS = `
leche ! leche entera
pan ! pan frances, pan mignon
papel ! papel higienico
aceite ! aceite de girasol
agua ! agua sin gas, agua mineral sin gas
queso ! queso cremoso
jamon ! jamon cocido
crema ! crema de leche
papa ! papa negra, papa blanca
tomate ! tomate redondo
cebolla ! cebolla blanca, cebolla superior
salchicha ! salchicha viena
milanesa ! milanesa nalga, milanesa de carne, milanesa de pollo
hamburguesa ! hamburguesa clasica, hamburguesa de carne
arroz ! arroz largo fino
harina ! harina 0000, harina 000
sal ! sal fina
vino ! vino tinto
cerveza ! cerveza rubia
gaseosa ! gaseosa cola
te ! te clasico
asado ! asado de tira, tira de asado
pollo ! pollo entero, pollo fresco
dulce ! dulce de leche
alcohol ! alcohol etilico
lavandina ! lavandina clasica, lavandina comun
pizza ! pizza muzzarella
empanada ! empanada de carne
galletita ! galletita surtida, galletita de agua
jabon ! jabon tocador
yerba ! yerba mate
pila ! pila aa
matambre ! matambre vacuno
bife ! bife angosto, bife ancho
chorizo ! chorizo parrillero
morcilla ! morcilla criolla
merluza ! filet de merluza
salame ! salame milan, salame picado fino
mortadela ! mortadela
ricota ! ricota entera
muzzarella ! muzzarella barra, muzzarella cilindro
huevo ! huevos blancos
mayonesa ! mayonesa clasica
ketchup ! ketchup clasico
mostaza ! mostaza original, mostaza clasica
vinagre ! vinagre de alcohol, vinagre de vino
cafe ! cafe molido, cafe instantaneo
cacao ! cacao en polvo
caldo ! caldo de verdura, caldo de gallina
sopa ! sopa instantanea, sopa crema
fideo ! fideos spaghetti, fideos tirabuzon
aceituna ! aceitunas verdes
atun ! atun al natural, atun en aceite
edulcorante ! edulcorante clasico
lechuga ! lechuga criolla
manzana ! manzana roja
naranja ! naranja de jugo, naranja de ombligo
uva ! uva blanca, uva rosada
pera ! pera williams
morron ! morron rojo
zapallo ! zapallo anco
zapallito ! zapallito redondo
repollo ! repollo blanco
factura ! facturas surtidas
medialuna ! medialunas de manteca
bizcocho ! bizcochos de grasa, bizcochitos de grasa
tapa ! tapas para empanadas
raviol ! ravioles ricota
rollo ! rollo de cocina
toallita ! toallitas humedas
bolsa ! bolsas de residuos
soda ! soda en sifon
whisky ! whisky
espumante ! espumante extra brut
fernet ! fernet branca
fosforo ! fosforos
paty ! hamburguesas paty
pancho ! pan para panchos, salchicha viena
parmesano ! queso parmesano
costeleta ! bife ancho con hueso
`
