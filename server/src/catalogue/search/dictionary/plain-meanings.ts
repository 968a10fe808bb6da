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
`
