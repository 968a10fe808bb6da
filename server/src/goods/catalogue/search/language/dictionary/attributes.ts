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
sin sal = sin sodio = bajo en sodio = baja en sodio = bajo sodio = reducido en sodio = reducida en sodio = sin sal agregada = poca sal = poco sodio
sin lactosa, zero lactosa, deslactosado, deslactosada, deslactada, reducida lactosa, cero lactosa, bajo en lactosa, baja en lactosa, baja lactosa, 0 lactosa
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
chico, chica, infantil > kids, niños
niño, nene, nena, kids, infantil
rojo, colorado, rosso
blanco, bianco
rapido, rapida, instantaneo, instantanea
noche, nocturna
roja, colorada
hombre, men
casa, ambiente
hogar, ambiente
rodaja, posta
cacao puro, cacao amargo
uno > 1
dos > 2
tres > 3
light > sin azucar, zero, liviana, descremada
yogur sin azucar, yogur zero, yogur cero, yogur dietetico > yogur descremado
leche light, leche diet > leche descremada
queso light, queso diet, queso magro, queso descremado > queso por salut light
jugo sin azucar, jugo zero, jugo dietetico > jugo light, jugo clight
galletita light, galletita diet, galletita sin azucar > galletita livianas, galletita salvado, galletas de arroz
gelatina light, gelatina diet > gelatina sin azucar
mermelada dietetica, mermelada sin azucar agregada > mermelada sin azucar, mermelada light
postre sin azucar > flan light, gelatina sin azucar
chocolate sin azucar, chocolate amargo > cacao amargo
blanqueador, blanqueadora, blanqueamiento, aclarador > white, blanqueadora, blanqueador
desgranado, desgranada > en granos
rallado = rayado
feteado = fileteado = en fetas
trozado, cortado, cubeteado, en cubitos
ahumado, ahumada, smoked
picante, picantito, hot
relleno, rellena, con relleno
bañado, bañada, cubierto de chocolate
rulo, enrulado, rizado, crespo > rizos
cabello graso, pelo graso > limpieza renovadora
cabello seco, pelo seco, cabello dañado, pelo dañado, maltratado > restauracion, hidratacion, reconstruccion
teñido, cabello teñido, pelo teñido > color
lacio, alisado > liso
diente sensible, sensible > sensitive, sensodyne
antimancha > black and white, invisible
concentrado = concentrada
aglutinante = aglutinantes = aglomerante
perfumado, perfumada, aromatizado > aroma
grano entero, de grano > integral
integral > salvado
sin lactosa, libre de lactosa, delactosada
sin azucar, libre de azucar, cero azucar, sin azucar añadida
sin sal, libre de sodio, cero sodio, sin sal añadida
etapa uno, etapa 1 > 1
etapa dos, etapa 2 > 2
etapa tres, etapa 3 > 3
talle uno > 1
raza chica = raza pequeña = razas chicas = razas pequeñas
chico = chiquito = chiquitito
perro = perrito
alimento perro chico, comida perro chico, perro chico, perro pequeño, perro mini, perro toy > perro razas pequeñas, perro adultos pequeños
perro grande, perro mediano, perro adulto > perro adultos medianos, perro adultos
perro bebe, perrito bebe, cachorrito > perro cachorros
gato bebe, gatito, gato chico, gato chiquito > gato gatitos
gato adulto > gato adultos
sin cascara, pelado, pelados, pelada, sin cascaras
sin semilla, sin semillas, sin pepita, sin pepas
sin corteza, sin borde, sin bordes, descortezado
sin aroma, sin perfume, sin fragancia
sin manijas > bolsas de residuos
organico, organica, natural > integral
con gas, gasificada, burbujeante
sin gas, sin burbujas
con sal, salado, salada
extra grande, xg
recien nacido, rn
recien nacida, rn
con semilla > con sesamo
sin pasa > sin fruta
surtido, mezcla > mix
rosado, rose
mediano, medio
mediana, talle m
niño, baby
niña, baby
nene, baby
infantil, baby
`
