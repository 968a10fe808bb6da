/** What an article is free of, made of or suited to; the notation is explained in `synonyms.ts`. */
export const ATTRIBUTES = `
sin tacc = sin gluten = libre de gluten = celiaco = celiaca = apto celiaco = gluten free = sin trigo
sin azucar, sin azucares, zero, sugarfree, sugar free, sin azucar agregada, free
diabetico > sin azucar, edulcorante, light, zero
diabetes > sin azucar, edulcorante
diet, light, dietetico, liviano, liviana, bajas calorias, bajo en calorias, reducido en calorias, lait
light > zero
descremada, light
descremado, light
sin sal, sin sodio, bajo en sodio, sin sal agregada, reducido en sodio
sin lactosa, zero lactosa, deslactosado, deslactosada, reducida lactosa, cero lactosa, bajo en lactosa
intolerante lactosa > sin lactosa, zero lactosa
vegano, vegana, plant based, veggie, vegetal, notco > bebida de almendras, milanesa de soja
vegano > hamburguesas vegetales, bebida de almendras, milanesas de soja, bebida de soja
vegana > hamburguesas vegetales, bebida de almendras, milanesas de soja, bebida de soja
vegetariano > hamburguesas vegetales, milanesas de soja, medallones de espinaca
vegetariana > hamburguesas vegetales, milanesas de soja, medallones de espinaca
veggie > hamburguesas vegetales, milanesas de soja, medallones de espinaca
salvado > integral
multicereal, multisemilla, con semillas
fortificado, fortificada, extra calcio
proteina, proteico, proteica, extra proteina
sin perfume, hipoalergenico
sin piel, sin pellejo
organico, agroecologico
kosher, kasher
agua sin sodio > agua bajo sodio, agua mineral
sal baja en sodio > sal light
bajo en sodio, baja en sodio, bajo sodio, reducida en sodio
sin azucar, cero
postre light, postre diet > flan light, gelatina sin azucar
diet > sin azucar
dietetico > sin azucar
diabetico > sin azucar
harina sin tacc, harina sin gluten, harina para celiacos > premezcla sin gluten
rosa, pink, rosado
ambar, amber
azul, blue
dorado, gold
negro, black
morado, colorado
morada, colorada
chico > kids
niño, nene, kids
hombre, men
casa, ambiente
hogar, ambiente
rodaja, posta
cacao puro, cacao amargo
uno > 1
dos > 2
tres > 3
`
