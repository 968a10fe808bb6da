/**
 * Names that begin with the word of another product: `dulce de leche` begins with no dairy, `desodorante de ambiente` is
 * not what a search for `desodorante` means. Each line has the first word, and the words after it that say so.
 */
export const OTHER_PRODUCTS = `
leche: polvo, condensada, chocolatada, infantil, coco, almendra, limpiadora, corporal, maternizada, evaporada
agua: saborizada, tonica, oxigenada, destilada, micelar, colonia, lavandina, jane, termal
crema: dental, corporal, facial, mano, avellana, afeitar, peinar, enjuague, depilatoria, paspadura, tratamiento
papa: frita, congelada, prefrita, pay, paille, noisette, baston, rustica, tradicional, crinkle, gajo, mc, mccain
pan: rallado, dulce, molde, lactal, hamburguesa, pancho
desodorante: ambiente, inodoro, piso, calzado, pie
papel: aluminio, manteca, film, regalo
aceite: aerosol, corporal, bebe, coco, bano, motor
polvo: hornear
queso: rallado, untable, crema, cerdo, fundido
arroz: listo, leche
huevo: chocolate, pascua, sorpresa
tomate: cubeteado, triturado, pelado, conserva, lata, cubo
durazno: mitad, almibar, lata
pera: mitad, almibar, lata
anana: rodaja, almibar, lata
choclo: grano, cremoso, amarillo, lata, congelado
arveja: lata, congelada
salchicha: parrillera, fresca
sal: fruta, ajo, apio, bano
azucar: impalpable, vainillada
manteca: cacao, mani, karite
galleta: perro, gato
galletita: perro, gato
shampoo: mascota, perro, gato, alfombra
toalla: papel, cocina
pasta: dental, mani, diente
pastilla: lavavajilla, encendido, inodoro, mosquito
tapa: asado
alcohol: gel
cafe: leche
palito: helado
copa: vino
alimento: bebe
vinagre: limpieza
limon: polvo
jugo: limon
carne: soja, vegetal
salsa: soja, inglesa, picante, golf
cepillo: ropa, piso, inodoro, pelo
jabon: polvo, pan, ropa, liquido
repuesto: limpieza
menta: chicle
ajo: polvo, deshidratado, molido
cebolla: polvo, deshidratada, crispy
perejil: deshidratado
zanahoria: rallada
fideo: instantaneo
verdura: sopa
`
