/** Soft and alcoholic drinks; the notation is explained in `synonyms.ts`. */
export const DRINKS = `
coca, coca cola, cocacola
te = tecito = tesito
yuyo, hierba
vodka saborizado > vodka frutilla, vodka durazno, vodka raspberry, vodka citron, vodka green apple
coca zero = coca cola zero = coca sin azucar = coca cola sin azucar
coca light = coca cola light = coca diet
coca light, coca zero
pepsi light = pepsi black = pepsi zero = pepsi sin azucar = pepsi diet
gaseosa cola, coca cola
cola > gaseosa cola
gaseosa, bebida gaseosa, refresco
gaseosa de pomelo, pomelo gaseosa, gaseosa pomelo
gaseosa lima limon, gaseosa limon
gaseosa naranja, naranjada
gaseosa light > gaseosa sin azucar, gaseosa zero
gaseosa sin azucar, gaseosa zero, gaseosa free, gaseosa light, gaseosa black
gaseosa cero, gaseosa zero
seven up, 7 up, 7up, seven, sevenup
agua tonica, tonica
bebida > gaseosa, agua, jugo
bebida cola > gaseosa cola
soda, agua con gas, agua gasificada, sifon, agua carbonatada
sifon, soda en sifon
agua sin gas, agua mineral, agua mesa, agua comun
agua mineral, agua de mesa
agua saborizada, agua con sabor, agua frutada, saborizada
agua de bidon, bidon de agua, agua bidon
limonada, jugo de limon
jugo en sobre, jugo en polvo, jugo sobrecito, juguito en sobre, sobre de jugo, jugo sobre
jugo en caja, jugo listo, juguito en caja, jugo cajita
jugo exprimido, jugo natural, jugo de fruta
jugo > jugo listo
jugo diet, jugo light
concentrado, jugo concentrado
jugo para diluir, jugo diluido > jugo concentrado, jugo en polvo
yerba suave, yerba liviana
energizante, bebida energizante, bebida energetica, energetica
bebida para deportistas, bebida para deporte, bebida para hidratar, suero > bebida isotonica
isotonica, bebida isotonica, bebida deportiva, hidratante deportivo
amargo, amargo serrano, hierbas serranas
bebida vegetal > bebida de almendras, bebida de soja, leche de almendras
leche vegetal > bebida de almendras, bebida de soja
leche de almendras, bebida de almendras
leche de soja, bebida de soja, leche soya
leche de coco, bebida de coco
leche de avena, bebida de avena
birra = cerveza = chela = porron = birrita
cerveza en lata, lata de cerveza
cerveza en botella, cerveza botella
cerveza negra, cerveza stout, cerveza porter, cerveza bock
cerveza roja, cerveza amber
cerveza rubia, cerveza lager
cerveza artesanal > cerveza ipa, cerveza apa
ipa, india pale ale
cerveza sin alcohol, cerveza 0.0, cerveza cero
sin alcohol, 0.0, cero alcohol
vino de mesa, vino en caja, vino carton, tetra > vino toro, vino uvita, vino termidor
vino comun > vino tinto
vino de mesa > vino tinto
vino en caja > vino toro, vino uvita, vino termidor
vino carton > vino toro, vino uvita, vino termidor
vino en carton > vino toro, vino uvita, vino termidor
tinto, vino tinto
vino rosado, vino rose, rosado
cabernet, cabernet sauvignon
sauvignon, sauvignon blanc
chardonay, chardonnay
torrontes, torrontez
moscatel, moscato
champan = champagne = champaña = espumante = shampan
espumoso, espumante
vermut = vermouth = vermout = vermu
whisky = whiskey = wiski = guisqui = uisqui = wisqui
escoces, whisky
sidra, cidra
aperitivo, trago, aperital
fernet, ferne
gin tonic > gin, tonica
fernet con coca, fernandito > fernet
licor de crema, crema irlandesa
licor de chocolate > licor
anis, licor anis
bebida blanca > vodka, gin, ron, tequila
alcohol para tomar > vodka, gin, ron, fernet
hielo, cubito de hielo, rolito
sixpack > pack
six pack > pack
vino blanco dulce, vino dulce > vino blanco dulce natural, vino blanco cosecha tardia, vino blanco tardio, vino moscato
cerveza artesanal > cerveza stout, cerveza amber
gaseosa diet, gaseosa dietetico, gaseosa dietetica > gaseosa zero, gaseosa free, gaseosa black
`
