/** Lunfardo, words turned round (`feca`) and pet names; the notation is explained in `synonyms.ts`. */
export const LUNFARDO = `
feca > cafe
chegusan > sandwich de miga
escabio, chupi > fernet, vodka, gin, ron
totin, tintillo, vinacho, vino suelto, damajuana > vino tinto
fernando > fernet
birrin, litrona, chopp > cerveza rubia
whiscacho > whisky
morfi > milanesas, empanadas, pizza, pollo al spiedo
hamburga, burguer > hamburguesa
saladito > snack, papas fritas, palitos salados
michi, micho, minino > alimento para gatos
pichicho, pichichu, firulais > alimento para perros
guagua, bebito, bebecito, nenito > pañales, toallitas humedas, formula infantil
abuelo, abuela, abuelito, abuelita, anciano, adulto mayor > pañal para adultos, ropa interior plenitud
pañal abuelo, pañal abuela, pañal anciano, pañal adulto mayor, pañal noche abuelo, pañal noche adulto > pañal para adultos, ropa interior plenitud
chocolatito > chocolate
`
