/**
 * What is bought for an occasion or to make a dish, the most usual first; the notation is explained in `synonyms.ts`.
 */
export const OCCASIONS = `
para la picada, para el copetin, para picar, para una picada, para el vermut, para el aperitivo, para el truco > salame, queso en barra, aceitunas, jamon crudo, mani, palitos salados, longaniza, mortadela, papas fritas
para el mate, para el mate dulce, para matear, para el mate de la tarde > bizcochos, galletitas dulces, facturas surtidas, budin, bizcochitos de grasa, medialunas
para el mate salado > bizcochitos de grasa, bizcochos de grasa, galletitas saladas, chipa
para el desayuno > pan de molde, leche, cafe, mermelada, manteca, cereal, tostadas
para la merienda, para la tarde, para merendar, para la leche > galletitas dulces, cacao en polvo, medialunas, leche, alfajor, budin
para el te, para el cafe > masas finas, galletitas dulces, budin, tostadas, magdalenas
para el asado, para la parrilla, para asado, para la parrillada, para el domingo > asado de tira, vacio, chorizo parrillero, morcilla, carbon, entraña, provoleta, sal parrillera
para rebozar, para rebozar milanesas, para empanar, para empanar milanesas > pan rallado, rebozador, huevos, harina 0000
para milanesas > nalga para milanesas, bola de lomo, peceto, pan rallado, rebozador, cuadrada
para empanadas, para relleno de empanadas > tapas para empanadas, carne picada, aceitunas, huevos
para pizza, para la pizza, para pizzas, para pizza casera > prepizza, muzzarella, harina 0000, levadura, salsa lista pizza, premezcla para pizza
para tarta, para la tarta, para tartas > tapa para tarta, acelga, espinaca, jamon cocido, queso cremoso
para ñoquis > papa negra, harina 0000, premezcla para ñoquis
para tallarines, para pastas, para la pasta, para fideos > fideos, salsa lista, queso rallado
para el tuco, para la salsa, para salsa > pure de tomate, tomate perita, cebolla, morron, salsa lista
para el guiso, para guiso, para guisos > arroz, fideos guiseros, lentejas, roast beef, aguja, papa
para el locro > maiz pisingallo, porotos, zapallo, panceta, chorizo colorado, mondongo
para el puchero, para la sopa, para sopa, para caldo > verduras para sopa, osobuco, falda, zapallo, caldo, choclo, fideos cabello de angel
para el estofado, para estofado > roast beef, aguja, cuadrada, papa, zanahoria
para la ensalada, para ensalada, para ensaladas > lechuga, tomate, mix de hojas verdes, zanahoria, rucula, cebolla
para ensalada de frutas, para la ensalada de frutas > banana, manzana, naranja, frutilla, kiwi, durazno
para ensalada rusa > papa negra, zanahoria, arvejas, mayonesa
para pure > papa negra, calabaza, pure de papas
para tostadas, para tostadas francesas, para tostar > pan de molde, jamon cocido, queso tybo
para sandwiches, para sandwich, para sanguches, para los sanguches, para la vianda > pan de molde, jamon cocido, queso tybo, paleta, mayonesa
para panchos > salchichas, pan para panchos, mostaza, mayonesa
para hamburguesas, para hamburguesa > hamburguesas, carne picada, pan para hamburguesas, queso cheddar, ketchup
para choripan, para choripanes > chorizo parrillero, pan frances, chimichurri
para tacos, para fajitas, para burritos > rapiditas, palta, carne picada, pechuga
para tortas, para la torta, para torta, para una torta, para bizcochuelo, para reposteria, para cocinar dulce > bizcochuelo, harina leudante, huevos, dulce de leche repostero, azucar, esencia de vainilla, crema de leche
para postre, para el postre, para postres > helado, flan, postre, gelatina, duraznos en mitades, crema de leche
para flan > huevos, leche, azucar, esencia de vainilla
para panqueques > premezcla para panqueques, huevos, harina 0000, dulce de leche
para scones, para budin > harina leudante, manteca, polvo para hornear, huevos
para pan, para pan casero, para el pan > harina 000, levadura, grasa vacuna
para pastelitos > tapas para pastelitos, dulce de membrillo, dulce de batata
para tortas fritas > harina 000, grasa vacuna, sal fina
para galletitas > manteca, harina leudante, chips de chocolate, azucar
para licuado, para licuados > banana, leche, frutilla, durazno
para limonada > limon, azucar, menta, jengibre
para jugo, para jugo de naranja, para exprimir > naranja de jugo, pomelo
para fernet > fernet, coca-cola, hielo
para tragos, para el trago, para cocteles, para la previa > gin, vodka, aperitivo, fernet, ron, gaseosa tonica, hielo
para brindar, para el brindis, para las fiestas, para navidad, para año nuevo > espumante, sidra, pan dulce, turron
para cumpleaños, para el cumple, para el cumpleaños, para la fiesta, para el cumple de los chicos > gaseosa, papas fritas, chizitos, palitos salados, velas de cumpleaños, sandwiches de miga, platos descartables
para el cole, para la escuela, para el recreo, para el kiosco > alfajor, jugo cepita, jugo baggio, galletitas, barra de cereal, leche chocolatada
para la playa, para el picnic, para la pileta > protector solar, papas fritas, agua mineral, gaseosa, hielo
para el frio > sopa instantanea, te, cafe, chocolate para taza
para la resaca > bebida isotonica, agua con gas, gaseosa
para el gimnasio, para entrenar > bebida isotonica, barra de cereal, yogur griego
para tomar, para beber, para tomar fresco > gaseosa, agua, jugo, cerveza
para lavar la ropa, para la ropa, para el lavarropas, para el lavarropa > jabon liquido ropa, jabon en polvo, suavizante, quitamanchas
para lavar los platos, para los platos, para lavar platos > detergente, esponja, guantes de latex
para limpiar, para la limpieza, para limpiar la casa > limpiador de pisos, lavandina, detergente, desinfectante, trapo de piso
para el baño, para limpiar el baño > limpiador baño, lavandina, limpiador de inodoros, papel higienico
para la cocina, para limpiar la cocina > limpiador cocina, detergente, rollo de cocina, limpiador en crema
para los pisos, para el piso, para limpiar el piso > limpiador de pisos, trapo de piso, secador de piso
para los vidrios, para limpiar vidrios > limpiador vidrios
para los muebles > lustramuebles
para las cucarachas, para cucarachas > insecticida cucarachas
para las hormigas, para hormigas > insecticida hormigas
para las moscas, para moscas > insecticida moscas
para el bebe, para bebe, para mi bebe > pañales, toallitas humedas, oleo calcareo, formula infantil, shampoo baby
para los chicos, para los nenes > alfajor, galletitas, jugo cepita, postre, yogur
para el perro, para perro, para perros, para mi perro > alimento para perros, alimento humedo pedigree, galletas para perros, dentastix
para el gato, para gato, para gatos, para mi gato > alimento para gatos, alimento humedo whiskas, piedras sanitarias
para el pelo, para el cabello > shampoo, acondicionador, coloracion
para los dientes > crema dental, cepillo dental, enjuague bucal, hilo dental
para afeitarse, para afeitarme, para la barba > maquina de afeitar, espuma de afeitar, repuestos mach3
para la piel, para la cara > crema facial, crema corporal, jabon
para las manos > jabon liquido de manos, crema para manos, alcohol en gel
para celiacos, para celiaco > premezcla sin gluten, fideos sin gluten, galletas de arroz
para diabeticos, para diabetico > edulcorante, mermelada sin azucar, gelatina sin azucar, dulce de leche sin azucar, galletas de arroz, galletitas salvado, galletitas light, gaseosa zero, chocolate sin azucar
para cazuela de pollo > pata y muslo, papa, choclo, arvejas
para brownie casero, para brownies caseros > brownie, chocolate para taza, cacao amargo, manteca, nueces
para cookies, para galletas caseras > harina leudante, manteca, chocolate, azucar rubia
para arrollado dulce, para pionono relleno > bizcochuelo, dulce de leche repostero, huevos
para ensalada cesar > lechuga, aderezo cesar, suprema de pollo, queso parmesano, pan de molde
para ensalada mixta > lechuga, tomate, cebolla
para ensalada completa > lechuga, tomate, zanahoria, huevos, choclo en granos
para bife a la criolla, para bifes a la criolla > bife, cuadril, tomate, cebolla, morron, papa
para carne a la olla, para carne mechada > roast beef, peceto, paleta, zanahoria, papa
para guiso de arroz > arroz, pata y muslo, morron, pure de tomate
para milanesa napolitana, para milanesa a la napolitana > milanesas de nalga, jamon cocido, muzzarella, pure de tomate
para suprema maryland > suprema de pollo, banana, choclo cremoso, panceta
para pollo al disco, para pollo al horno, para pollo al limon > pollo entero, pata y muslo, papa, limon
para pollo al verdeo > suprema de pollo, cebolla de verdeo, crema de leche
para matambre a la pizza > matambre, muzzarella, salsa lista pizza, jamon cocido
para matambre a la leche > matambre, leche
para bondiola braseada > bondiola de cerdo, cerveza negra, cebolla
para tortilla española, para tortilla de papas casera > papa negra, huevos, cebolla, chorizo colorado
para hamburguesa completa, para hamburguesa casera > hamburguesas, pan para hamburguesas, queso cheddar, lechuga, tomate
para sandwich de milanesa, para sanguche de milanesa, para sanguche de mila > milanesas de nalga, pan frances, lechuga, tomate, mayonesa
para pizza casera > harina 0000, levadura, muzzarella, salsa lista pizza, premezcla para pizza
para empanadas caseras > tapas para empanadas, carne picada, aceitunas, huevos, cebolla
para canelones caseros > premezcla para panqueques, ricota, espinaca, jamon cocido, salsa lista
para ravioles caseros, para pasta casera, para tallarines caseros, para fideos amasados > harina 0000, semola, huevos, espinaca
para ñoquis caseros, para ñoquis del 29 > papa negra, harina 0000, premezcla para ñoquis, ñoquis
para pan casero amasado > harina 000, levadura, grasa vacuna
para garrapiñada casera > mani, azucar, esencia de vainilla
para pochoclo casero > maiz pisingallo, azucar, aceite de girasol
para tostada francesa, para torreja > pan de molde, huevos, leche, canela
para canelones, para rellenar canelones, para los canelones > ricota, espinaca, acelga, jamon cocido, premezcla para panqueques, salsa lista
para rellenar ravioles, para relleno de pasta > ricota, espinaca, jamon cocido, queso rallado
para rellenar empanadas > carne picada, aceitunas, huevos, cebolla, jamon cocido, muzzarella
para rellenar tarta, para rellenar tartas > acelga, espinaca, jamon cocido, queso cremoso, zapallito
para rellenar tortas, para rellenar la torta, para rellenar > dulce de leche repostero, crema de leche, mermelada
para decorar, para decorar tortas, para decorar la torta > azucar impalpable, coco rallado, chocolate para taza, crema de leche
para la fondue > queso gruyere, queso fontina, vino blanco
para el aperitivo dulce > vermouth, aperitivo
para el partido de futbol, para ver el partido, para ver una pelicula, para la pelicula, para el cine en casa, para la noche de pelis, noche de pelis, noche de peliculas, para la maraton de series > papas fritas, cerveza, gaseosa, maiz pisingallo, mani
para el campamento, para acampar, para el viaje, para la ruta > atun, agua mineral, galletitas, pilas, repelente, sopa instantanea
para san valentin, para un regalo, para regalar, regalo para, regalito, dia de la madre, dia del padre, dia de los enamorados, para la suegra, para quedar bien > chocolate, alfajores havanna, espumante
para pascua, para semana santa, para la vigilia > atun, filet de merluza, huevos, tarta pascualina, empanadas de verdura
para el dia del niño, para halloween > gomitas, caramelos, chocolate, chicles
para reyes > turron, galletitas, leche
para fernet con coca, para el fernet con coca > fernet, coca cola, hielo
para gancia batido > aperitivo gancia, limon, hielo
para la cena, para cenar, para la noche, para el almuerzo, para almorzar, para el mediodia, para esta noche, para hoy, para la comida > milanesas, pollo entero, fideos, hamburguesas, tarta, empanadas, pizza, ravioles
para cocinar, para la semana > arroz, fideos, pollo entero, carne picada, papa, cebolla, aceite de girasol
para el camping, para la heladerita, para la heladera portatil, para la conservadora > hielo, agua mineral, gaseosa, cerveza, papas fritas
para la oficina, para el trabajo, para llevar al trabajo > galletitas, cafe instantaneo, te, yogur, barra de cereal
para el nene, para la nena, para el nieto, para los nietos > alfajor, galletitas, jugo cepita, postre, yogur
para visitas, para las visitas, para recibir visitas, velorio, para el velorio, visitas en casa > masas finas, sandwiches de miga, gaseosa, cafe molido, budin
para la suegra, para mama > bombon, masas finas, alfajores havanna
para la caña, para pescar > hielo, cerveza, salame, pan frances
para el invierno > sopa instantanea, caldo, chocolate para taza, te
para el verano, para el calor, para refrescarse > hielo, helado, agua mineral, gaseosa, protector solar
para la previa, previa, juntada, para la juntada > cerveza, fernet branca, gaseosa cola, papas fritas, mani salado, hielo
para la pijamada, pijamada > papas fritas, gaseosa, gomitas, alfajores, maiz pisingallo, chocolate
para la mudanza, para mudarme, mudanza, casa nueva > detergente, esponja, lavandina, papel higienico, rollo de cocina, trapo de piso
para la primera menstruacion, primera menstruacion, por primera vez > toallas femeninas, protectores diarios
`
