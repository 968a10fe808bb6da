/** Pantry, breakfast and sweets; the notation is explained in `synonyms.ts`. */
export const PANTRY = `
aceite comun, aceite mezcla, aceite girasol
aceite en aerosol, rocio vegetal, aceite spray, aceite en spray, fritolin, fritolim
aceite oliva, oliva
vinagre, aceto
aceto, aceto balsamico, balsamico
mayonesa, mayo
ketchup, catsup, kechup, kepchup, salsa de tomate dulce
salsa golf, salsa rosada
salsa soja, salsa soya, sillao, shoyu
salsa inglesa, salsa worcestershire
salsa picante, tabasco, salsa ajipicante
barbacoa, bbq, barbecue
aderezo, aliño
pure de tomate, tomate triturado, pulpa de tomate, salsa de tomate, passata de tomate, tomatodo
tuco > salsa lista, salsa de tomate, pure de tomate
salsa > salsa lista
salsa para fideos > salsa lista
salsa para pasta > salsa lista
bolognesa, boloñesa
pomarola, pomarolla
fileto, filetto
tomate en conserva, tomate enlatado > tomate perita, tomate cubeteado, tomate triturado
tomate en cubos, tomate cubeteado, tomate cubo
tomate perita, tomate pelado
extracto de tomate, concentrado de tomate
conserva > atun, arveja, choclo, tomate, durazno
enlatado > atun, arveja, choclo, tomate, durazno
durazno al natural en lata, durazno al natural, durazno en conserva > durazno en mitades
durazno en almibar, durazno en mitades, durazno en lata
pera en almibar, pera en mitades, pera en lata
anana en almibar, anana en rodajas, anana en lata
ensalada de frutas, coctel de frutas
ensalada jardinera, macedonia > jardinera
fruta en almibar, fruta en conserva > coctel de frutas, durazno en mitades, pera en mitades, anana en rodajas
fruta en lata > coctel de frutas, durazno en mitades, pera en mitades, anana en rodajas
arveja, guisante, chicharo
choclo, elote, maiz, maiz en grano, mazorca
poroto, frijol, alubia, judia, frejol
lenteja, lentejon
garbanzo, chicharos garbanzo
legumbre > lenteja, poroto, garbanzo, arveja partida
soja > bebida de soja, salsa de soja, milanesa de soja
pochoclo, maiz pisingallo, palomitas, pipoca, pipocas, cotufas, cabritas, canguil, pororo, pop corn, popcorn, pisingallo
pickle, encurtido, pepinillo, pepinito
pepino en vinagre, pepinito en vinagre, pepino encurtido > pepinito, pepinillo, pickle
aceituna, oliva
aceituna sin carozo, aceituna descarozada
sin carozo, descarozada
aceituna rellena, aceituna morron
palmito, corazon de palmito
atun al agua, atun al natural
caballa, jurel
arroz, arros
arroz largo, arroz fino
mentita, pastilla de menta > caramelo menta, caramelo mentol, chicle menta, pastilla menta
philadelphia ? queso crema
parboil = parboiled = parbolizado
arroz parboil, arroz parboiled, arroz que no se pasa
arroz listo, arroz preparado
arroz redondo, arroz doble carolina
arroz para risotto > arroz doble carolina
arroz para sushi > arroz doble carolina
tallarin, fideo cinta, fettuccini, fetuccini
fideo largo > spaghetti, tallarin
espagueti, spaghetti, spaguetti, spagueti, spagetti, espaguetti
mostachol, penne, rigati
tirabuzon, fusilli, tornillo, tirabuson
moño, farfalle, moñito, corbatita
codito, codo
cabello de angel, cabello angel
fideo sopa > fideo cabello de angel, fideo codito
fideo para ensalada, fideo corto > fideo tirabuzon, fideo mostachol, fideo moñito, fideo codito
fideo para sopa, fideo sopero, fideo chico > fideo cabello de angel, fideo codito
fideo guiso > fideo guisero, fideo codito
nido, tallarin nido
dedalito, codito
municion > fideo cabello de angel
ñoqui, gnocchi, ñoki
fideo instantaneo, ramen, sopa ramen, sopita china
pasta > fideo
pasta seca > fideo
macarron, mostachol
harina leudante, harina con leudante, harina autoleudante, harina con polvo leudante, harina con polvo de hornear
harina 0000, harina cuatro ceros, harina comun
harina 000, harina tres ceros
maicena = almidon de maiz = fecula de maiz = maizena
almidon, fecula
fecula de mandioca, almidon de mandioca
polenta, harina de maiz
premezcla, prepara, mezcla lista
premezcla torta, bizcochuelo
torta > bizcochuelo, budin
rebozador, rebosador, empanizador
pan rallado, rebozador
harina de garbanzo, harina para faina
semola, semolin
azucar impalpable = azucar glas = azucar en polvo
azucar negra, azucar mascabo, azucar rubia, azucar morena, azucar integral
edulcorante, endulzante, sucaril
edulcorante liquido, edulcorante
stevia > edulcorante
sacarina > edulcorante
sucralosa, edulcorante sucralosa
sal gruesa, sal parrillera
sal comun, sal fina, sal de mesa
sal light, sal dietetica, sal modificada, sal hiposodica
sal sin sodio, sal baja en sodio, sal reducida en sodio ! sal light
pimenton, paprika
especia, condimento
condimento pollo, condimento para pollo > saborizador pollo
condimento carne, condimento para carne > saborizador carne
condimento arroz, condimento para arroz > saborizador arroz
condimento > provenzal, oregano, pimenton, comino, pimienta
ajo en polvo, ajo deshidratado
aji molido, aji picante molido, ají triturado
pimienta, pimienta negra
oregano, origano
provenzal, ajo y perejil
chimi, chimichurri
canela, canela en polvo
curcuma, turmeric
laurel, hoja de laurel
caldo, caldito, cubito, cubo de caldo
caldo de pollo, caldo de gallina
caldo de verdura, caldo de vegetales
saborizador, sazonador
sopa en sobre > sopa instantanea, sopa crema
sopa > sopa instantanea, sopa crema
sopa instantanea, sopa quick, sopita
pure instantaneo, pure de papas, pure en caja, pure chef, pure listo
pure > pure de papas
polvo hornear, polvo para hornear, royal para tortas, royal para bizcochuelo, royal para hornear, levadura quimica, polvo leudante
esencia, extracto de vainilla
vainilla liquida > esencia de vainilla
coco rallado, coco en polvo
leche condensada, condensada
gelatina, gelatina en polvo, jalea en polvo
postre en polvo, postre para preparar
flan en polvo, flan para preparar
chocolate para taza, chocolate taza, chocolate de taza, chocolate submarino
cacao amargo, cocoa
papas fritas, papitas, papas snack, papas chips, papa frita de paquete
papas pay, papas paille, papa pai, papas paja > papas fritas
palito queso, chizito, chicito, chisito
palito salado, palitos de la selva salados
mani salado, mani con sal, mani para copetin
nacho, tortilla maiz, totopo
snack, copetin, picoteo
yerba con palo > yerba
yerba = yerva = yerba mate
mate > yerba
yerba con hierbas, yerba compuesta
mate cocido, matecocido, mate en saquitos
te en saquitos, te, saquito de te
te comun, te negro, te clasico
te de hierbas, tisana, infusion
manzanilla, te manzanilla
infusion > te
tereré > yerba
cafe instantaneo, cafe soluble, cafe batido
cafe molido, cafe filtro, cafe torrado, cafe para filtro
cafe en saquitos, cafe saquito
capsula cafe, cafe en capsulas, capsula nespresso
capuchino, cappuccino, capuccino, capuchinos
descafeinado, cafe descafeinado, sin cafeina
cacao, cacao en polvo, chocolatada en polvo, chocolate en polvo
mermelada, jalea, confitura
mermelada diet, mermelada light, mermelada sin azucar
miel, miel de abeja
pasta de mani, mantequilla de mani, manteca de mani, crema de mani, peanut butter
crema de avellanas, pasta de avellanas
dulce de leche = ddl
dulce de leche pastelero, dulce de leche repostero
dulce de batata, dulce batata
dulce de membrillo, membrillo
queso y dulce, vigilante postre > dulce de batata, dulce de membrillo
cereal, copo cereal, copo
cereal para desayuno > cereal, copo
corn flakes, copos de maiz, copos, cornflakes, corn flake
copo azucarado, zucaritas, aritos azucarados
barrita cereal, barra cereal, barra de cereales, barrita, barra energetica
avena, avena arrollada, oatmeal
granola, muesli
galletita = galleta
galletita, masita
galletita salada, crackers, galletita agua, cracker
galletita dulce, galletita rellena
galletita chips = galletita con chips = galletita con chispas = galletita con chispas de chocolate = galletita con chips de chocolate
galletita de chocolate, galletita chips
cereal de chocolate, cereal chocolatado, cereal con chocolate > cereal choco krispis, cereal nesquik, granola con chocolate
cereal con miel > cereal avena miel, zucaritas
galletita integral > galletita salvado, galletita cereal, galletita semilla
galletita surtida, surtidas, surtido
galletita vainilla, vainilla galletita
bizcochito, bizcocho
bizcochito de grasa, bizcocho de grasa
agridulce > bizcocho
galleta de arroz, tostada de arroz, galletita de arroz
oblea, waffle, galletita oblea
chocolate, tableta de chocolate
bombon, chocolate bombon
bombon > bon o bon
bombon bon o bon > bon o bon
chupetin, chupete dulce, pico dulce, chupa chups > caramelo, gomita
chicle, goma de mascar
gomita, pastilla goma, ositos
caramelo, pastilla
caramelo blando, caramelo masticable
golosina > caramelo, chocolate, alfajor, gomita
turron, turron de mani
postre de mani, mantecol
alfajor de maicena, alfajor maizena, alfajorcito de maicena
triple ! alfajor triple
alfajor negro, alfajor oscuro > alfajor chocolate
alfajor havana, alfajor havanna
dulce de leche havana, dulce de leche havanna
pochoclo dulce > maiz pisingallo
arroz carnaroli, arroz arborio > arroz doble carolina
arroz basmati, arroz jazmin, arroz comun, arroz blanco > arroz largo fino
arroz instantaneo, arroz saborizado > arroz listo
cinta ancha, fideo ancho > fideos anchos
fideo de colores, fideo tricolor > fideos tricolor
rigatoni > rigatti, mostachol
bucatini > foratti
linguini > tallarin, spaghetti
vermicelli > cabello de angel
caracol, fideo caracol > celentano, coditos
tomate al natural, tomate entero pelado > tomates perita
salsita, salsa para pasta, salsa hecha > salsa lista
corned beef, carne enlatada > viandada
saquito de mate > mate cocido
te para dormir, te relajante > te tilo, te manzanilla
te digestivo, te para la panza > te boldo, te digestivo
cafe de filtro, cafe tostado, cafe para cafetera, cafe para maquina, cafe para filtro, cafe para moka > cafe molido, capsulas de cafe
arroz para arroz con leche, arroz para postre > arroz doble carolina
anchoa, boqueron > sardina
cafe nespresso, capsula > capsulas de cafe
azucar blanca, azucar comun > azucar
edulcorante en gotas > edulcorante
vainilla para torta, vainilla para reposteria, vainilla reposteria, vainillin > esencia de vainilla
garrapiñada, praline > mani, almendras
poroto negro, poroto colorado, poroto blanco > porotos
granola con miel > granola
galleta dulce = galletita dulce
galleta salada = galletita salada
galleta surtida = galletita surtida
galleta agua = galletita agua
galletita baja sodio, galletita bajo en sodio, galleta baja sodio > galletitas sin sal
galleta sin sal > galletitas sin sal, galletas de arroz sin sal
pasta > crema dental
azucar cubito, azucar terron, azucar sobre > azucar
chips de chocolate, chispas de chocolate, chocolate cobertura, chocolate reposteria > chocolate para taza, cacao amargo
adobo pizza, condimento para pizza > condimento pizza
adobo > provenzal, condimento pizza, chimichurri, pimenton
aceite freir, aceite papas fritas, aceite fritura > aceite de girasol
aceite ensalada > aceite de oliva
vino cocinar, vino cocina > vino tinto toro, vino tinto uvita, vino blanco toro
vinagre blanco > vinagre de alcohol
fideo pileta, fideo sopita > fideos cabello de angel
jugo limon, limon exprimido > limon
polvo chocolate, polvo leche > cacao en polvo
galletita mate, galletita te > bizcochos, galletitas dulces
galletita nene, galletita chico > galletitas rellenas, galletitas vainilla
dulce untar, untable dulce > dulce de leche, mermelada, crema de avellanas
mermelada casera > mermelada
caramelo tos, caramelo garganta, pastilla tos, pastilla garganta, caramelo mentol > caramelos de miel
papa frita tubo, papa tubo, papa frita lata, papa frita en tubo > papas fritas pringles
papa frita lisa, papa frita comun > papas fritas clasicas
te surtido, te variado > te frutas, te clasico
cacao sin azucar, cacao puro, cacao 100 > cacao amargo
papa mc donald, papa frita mc donald > papas congeladas
torta chocotorta > chocolinas, dulce de leche, queso crema
`
