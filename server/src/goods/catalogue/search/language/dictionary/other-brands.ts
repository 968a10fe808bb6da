/**
 * Brands that other supermarkets sell, and what is bought in place of each where it is not sold; the notation is explained in
 * `synonyms.ts`. `brands.ts` has those of the demo shop.
 */
export const OTHER_BRANDS = `
rolisec, felpita ? rollo de cocina
scottex, cottonelle ? papel higienico
mr proper, fabuloso, pino colina ? limpiador piso
odex, ajax, puloil, brasso ? limpiador en crema
pato purific, harpic, toilet duck ? limpiador de inodoro
lysol, lysoform, pinoluz ? desinfectante
scotch brite, scotchbrite, bonobrill ? esponja
casa perfecta ? trapo de piso
asurin ? bolsa de residuo
rolopac ? papel de aluminio
resinite, separata ? film adherente
tres patitos, fragata ? fosforo
air wick, airwick, ambi pur, ambipur, saphirus, aromanza ? desodorante ambiente
selton, mortein, killer, k othrina, kaothrina, geltek, sapolio, jimo ? insecticida
vais, repelex ? repelente
woolite, persil, granby, rinso, ecovita, omo ? jabon liquido ropa
camello, rindex ? jabon en polvo
trenet ? quitamancha
suavitel ? suavizante
dawn, colorin, fairy ? detergente
clorox, querubin, arela ? lavandina
heno de pravia, limol, kenia, manuelita, lifebuoy, le sancy ? jabon
fructis, loreal, l oreal, wella, herbal essences, biferdil, capilatis, silkey, tio nacho, kerastase, elvive, wellapon, cepage ? shampoo
patrichs, polyana, veritas, colbert, odorono, speed stick, lady speed, narda ? desodorante
vasenol, eucerin, cerave, goicoechea, st ives, neutrogena, nutrea, lubriderm, dermaglos, cicatricure ? crema corporal
rayito de sol, hawaiian tropic, sapolan, coppertone, isdin, cocoa beach ? protector solar
close up, closeup, elmex, kolynos, pepsodent, aquafresh, squam ? crema dental
bucal tac, plax ? enjuague bucal
ladysoft, doncella, kotex, intimus ? toalla femenina
ob ? tampon
chelitas, duffy, mimito, bebe confort ? pañal
wawa ? toallita humeda
casting, nutrisse, issue, otowil, bigen ? coloracion
hansaplast, nexcare, leukoplast ? aposito
bialcohol, pervinox, merthiolate, agua oxigenada ? alcohol etilico
durex ? preservativo
schick, mach 3, mach3, wilkinson ? maquina afeitar
eukanuba, pro plan, royal canin, tiernitos, vitalcan, vital can, old prince, dogxtreme, sabrositos, ganacan, kongo, nutrique, sieger, purina ? alimento perro
felix, gatsy, kitekat ? alimento gato
absorsol, kitty litter, gatito feliz ? piedra sanitaria
frontline, power pipeta, bravecto, nexgard, osspret ? pipeta
fantoche, capitan del espacio, cachafaz, suchard, tofi, la nirva, vimar ? alfajor
kinder, ferrero rocher, ferrero, rocklets, marroc, biznike, toblerone, lindt, garoto, m&m, hershey, twix, nugaton, bananita dolca, bocadito holanda, cabsha, vauquita, suflair, hamlet, felfort, chocolatin, lenguetazo ? chocolate
namur, misky, jijona, nucrem ? turron
palitos de la selva, flynn paff, media hora, billiken, lheritier, fizz, mentho plus, menthoplus, menta cristal, pico dulce, mielcitas, bull dog, ricola, strepsils ? caramelo
bazooka, bubbaloo, bubble gum, trident, adams, tic tac, tictac, orbit, plop ? chicle
yummy, haribo, gomutcho, eucaliptus ? gomita
tita, rhodesia ? oblea
macucas, anillitos, boca de dama, duquesa, mellizas, polvorita, diversion, variedades, manon, panchitas, pitusa, smams, macarena, melba, parnor, fauna, zoologia, animalitos ? galletita dulce
club social, kesitas, quesabores, tia maruca, media tarde, hogareñas, salvaditas, mini crackers, ritz, saltines, ceral fort, serranas, talita ? galletita salada
plaza del carmen ? pan dulce
ruffles, nikitos, quento, kellanova ? papas fritas
conitos, pizzito, peponas, bugles ? snack
starbucks, juan valdez, lavazza, illy, bonafide, la morenita, segafredo, franja blanca ? cafe molido
crysf, inti zen, twinings, chamana, green hills, lipton, tea connection ? te
cachamai, saint gottard, mburucuya ? te de hierbas
mañanita, verdeflor, canarias, baldo, kurupi, aguantadora, kalena, andresito, pajarito, la tranquera, rei verde, chamigo, piporé, nobleza gaucha, jesper, cachamate, don lucas, la obereña, grapia milenaria, orembae, hreñuk, titrayju, buen dia yerba ? yerba
vascolet, chocolino, cola cao, colacao, milo, ovomaltine ? cacao en polvo
sucaryl, si diet, sidiet, total sweet, equalsweet, semble, natusweet, tauma ? edulcorante
domino, tabacal, bella vista ? azucar
costa del sol, siglo de oro, florencia, sojola, vicentin ? aceite
mazola ? aceite de maiz
oliovita, zuelo, familia zuccardi, la toscana, san huberto, carrasco ? aceite de oliva
fanacoa, mayoliva, ri k, rik ? mayonesa
barilo ? mostaza
don felipe, sol pampeano, vizzolini, barilla, de cecco, manera, rivoli, bauza, la providencia, pastasole ? fideo
apostoles, trimacer, san javier, uncle ben ? arroz
molto, cica, noel, san vicenzo ? pure de tomate
caracas, cumana, robinson crusoe, nereida ? atun
cuatro hermanos ? sardina
wilde ? caldo
campbell, vono, cup noodle ? sopa
cup noodles, nissin, maruchan ? fideo instantaneo
hornomans, pure chef ? pure de papas
graciela, morixe, chacabuco, caserita, 9 reinas ? harina
delicel, kapac, natuzen, tante gretty ? premezcla sin gluten
ravana ? gelatina
emeth, dulcor, orieta, masseube, el brocal, patagonia berries ? mermelada
chimbote, la paila, lapataia, poncho negro, don atilio, la salamandra, conaprole, doña magdalena, el abascal ? dulce de leche
armonia, la armonia, manfrey, cotar, la lacteo, la martona, puleva, purisima, tregar ? leche
yoli ? leche chocolatada
yogs, gandara, quimya, crudda, cremigal ? yogur
sancorito, sandy ? postre
tonadita, la tonadita, tholem, castelmar ? queso crema
saputo, arrivata, cremon, magnasco, williner ? queso
primer premio ? manteca
manty, danica ? margarina
torasso, secco, goliat, tubito, pritty, doble cola, caribe cola, vida cola, mirinda, guarana antarctica ? gaseosa
dr pepper, interlagos ? gaseosa cola
evervess ? agua tonica
nestle pureza vital, pureza vital, cellier, sierra de los padres, palau, benedictino, evian, glaciar, villa del sur ? agua mineral
h2o, h2oh, livra, aquarius, villa fresh ? agua saborizada
saldan, magnasoda, sodastream, cimes, nihuil, prodea ? soda
zuko, verao, mocoreta, rinde 2, rinde dos ? jugo en polvo
citric, tropicana, tutti, baggio pronto, minute maid ? jugo listo
sporade ? bebida isotonica
rockstar, blue demon, speed unlimited ? bebida energizante
pineral, lusera ? amargo
isenbeck, palermo, miller, amstel, grolsch, kunstmann, antares, bieckert, iguana, warsteiner, guinness, blue moon, temple, rabieta, becks, paulaner, schneider, patagonia, carlsberg, peroni, tuborg, estrella galicia ? cerveza
bordolino, crespi, michel torino, don valentin, bianchi, valentin lacrado, rincon famoso, vasco viejo, viña de balbo, viñas de balbo, resero, zumuva, arizu, santa ana, los haroldos, cordero con piel de lobo, el esteco, escorihuela, trumpeter, saint felicien, alamos, nicasia, catena, dv catena, graffigna, suter, etchart, latitud 33, emilia, nampe, benjamin nieto, phebus, fond de cave, nicasio, pont leveque, chateau vieux, canciller, navarro correas ? vino tinto
novecento, federico de alvear, pascual toso, mumm, baron b, dante robino, viña las perdices, freixenet, salentein ? espumante
farruca, rama caida, tunuyan, la farruca, amuyen, ana de oro ? sidra
buhero, ramazzotti, branca menta ? fernet
hesperidina, lillet, cinzano, carpano, cynar, st germain, punt e mes, dr lemon ? aperitivo
beefeater, tanqueray, heraclito, spirito blu, aconcagua, hendricks, bosque gin, buenos aires gin, bombay ? gin
skyy, stolichnaya, grey goose, new style, sernova, wyborowa, belvedere ? vodka
captain morgan, malibu ? ron
chivas, chivas regal, criadores, white horse, vat 69, jameson, j&b, jb, grants, 100 pipers, breeders choice, juancito caminador, dewars, old parr, jim beam, wild turkey, etiqueta negra ? whisky
cointreau, kahlua, mariposa, legui, sheridan, baileys, frangelico, limoncello, cusenier, drambuie, jagermeister, tres plumas ? licor
jose cuervo, sierra tequila ? tequila
union ganadera, good mark, patty, quickfood, mc donald ? hamburguesa
granja iris, luvianka, bierwurst, fela, friolim ? salchicha
cagnoli, campo austral ? jamon cocido
bordon ? pate
simplot, farm frites, lamb weston ? papa congelada
veneziana, sacaan, oroweat ? pan de molde
mendia, doña noly, la españolita, signo de oro ? tapas empanadas
don luigi ? ravioles
freddo, grido, frigor, kibon, patalin, conogol, lucciano, lucianos, ice cream, nicolo, faricci, vasolato ? helado
rayovac, panasonic, varta ? pila
osram, sica, macroled, alic, philips ? lampara
carilinas ? pañuelo
sancor bebe, nan, enfamil, similac, s26 ? formula infantil
gerber, nestle naturnes ? colado
pie seco ? talco
tena, lady tena, cotidian, dinasti, non plus ? pañal adulto
la lechera ? leche condensada
flow cereal, laddubar ? barra cereal
manix ? mani
byron, entrenuts ? pasta de mani
don quebracho, el quebracho ? carbon
`
