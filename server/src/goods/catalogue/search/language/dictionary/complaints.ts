/**
 * What is bought against a complaint or for the care of the body, the most usual first; a shop without medicines has
 * what people take at home. A complaint that is no article's word stands without `para` as well (`caspa`). The notation is
 * explained in `synonyms.ts`.
 */
export const COMPLAINTS = `
para la tos, para la garganta, para la carraspera, para la ronquera, para el dolor de garganta, dolor de garganta, carraspera > caramelos de miel, miel, te con limon, te menta, jengibre, limon
para el resfrio, para la gripe, para el catarro, para la congestion, para los mocos, para la nariz, para la alergia, para resfriados, resfrio, catarro > pañuelos descartables, te con limon, miel, limon, caldo, sopa instantanea
para la panza, para el estomago, para el dolor de panza, para la digestion, para digerir, para el empacho, para la acidez, para el higado, para la pesadez, para la gastritis, para caer bien, para el dolor de estomago, para la indigestion, para los gases, para la hinchazon, dolor de panza, dolor de estomago, indigestion, empacho, gastritis > te digestivo, te boldo, te manzanilla, te menta, yogur activia
para el estreñimiento, para la constipacion, para el transito, para el transito lento, para ir al baño, para ir de cuerpo, para mover el vientre, para regular el intestino, para la flora intestinal, estreñimiento, constipacion, transito lento > yogur activia, ciruela, avena, galletitas salvado, semillas de lino, kiwi
para la diarrea, para la descompostura, para la descompensacion, para vomitos, para rehidratar, para hidratarse, para la deshidratacion, para la sed, para deportistas, para el deporte, para correr, para jugar al futbol, diarrea, deshidratacion > bebida isotonica, agua mineral, arroz, banana, manzana
para dormir, para el insomnio, para conciliar el sueño, para descansar, para relajarse, para los nervios, para la ansiedad, para el estres, para calmarse, para tranquilizarse, insomnio, ansiedad > te tilo, te manzanilla, te cedron
para el dolor de cabeza, para la cabeza, para el mareo > agua mineral, te, cafe
para la energia, para tener energia, para no dormir, para no dormirme, para despertarse, para estudiar, para quedarse despierto > bebida energizante, cafe instantaneo, cafe molido, chocolate
para la caspa, para el cuero cabelludo, para la picazon de cabeza, caspa, picazon de cabeza > shampoo head shoulders
para los piojos, para desenredar, para el pelo enredado, para los nudos, piojos, pelo enredado > acondicionador
para los rulos, para el pelo con rulos, para el frizz, para el pelo rizado, frizz, pelo con rulos > shampoo rizos, acondicionador rizos
para el pelo seco, para el pelo dañado, para el pelo maltratado, para las puntas, pelo seco, pelo dañado, pelo maltratado, puntas abiertas > shampoo restauracion, shampoo hidratacion, acondicionador restauracion
para el pelo teñido > shampoo color, acondicionador color
para las canas, para teñirse, para teñir, para teñirme el pelo, para cubrir canas, canas > coloracion
para el mal aliento, para el aliento, para las encias, para el sarro dental, mal aliento, sarro dental > enjuague bucal, crema dental, chicles, hilo dental
para blanquear los dientes, para dientes blancos > crema dental blanqueadora, crema dental white
para dientes sensibles, para la sensibilidad dental, dientes sensibles > crema dental sensodyne
para el olor a pata, para el olor a pie, para los pies, para la transpiracion de los pies, olor a pata, olor a pie, olor en los pies > talco, antitranspirante
para la transpiracion, para el sudor, para no transpirar, para la axila, para el mal olor, transpiracion, mal olor axila > antitranspirante, desodorante axe
para las heridas, para la lastimadura, para lastimaduras, para un corte, para el raspon, para la ampolla, para el botiquin, para primeros auxilios, para curar, heridas, lastimadura, raspon, botiquin > apositos, alcohol etilico, algodon
para desinfectar la herida, para desinfectar las manos > alcohol en gel, alcohol etilico
para la cola del bebe, para la colita, para la colita del bebe, para el sarpullido, para la paspadura, para la irritacion, para la dermatitis, para la pañalitis, para el culito, sarpullido, colita paspada, cola paspada, irritacion del bebe > crema paspaduras, oleo calcareo, talco, toallitas humedas
para la piel seca, para hidratar la piel, para la piel reseca, para el cuerpo, para las estrias, para los talones, piel seca, piel reseca, estrias, talones resecos > crema corporal, crema nivea, crema hinds
para las arrugas, para las patas de gallo, para las ojeras, para el contorno de ojos, para la cara seca, arrugas, patas de gallo, ojeras > crema facial
para las manos secas, para manos agrietadas, manos secas, manos agrietadas, manos resecas > crema para manos, crema nivea
para no quemarse, para la pileta y el sol, para tomar sol, para broncearse > protector solar
para las picaduras, para que no piquen, para que no me piquen, para el dengue, para los bichos, para los zancudos, para el aedes, picaduras, picadura de mosquito > repelente, insecticida moscas mosquitos, espirales, tabletas
para depilarse, para depilar, para depilarme, para las piernas, para el bozo, para sacar los pelos > bandas depilatorias, maquina de afeitar venus
para la regla, para la menstruacion, para el periodo, para esos dias, para indisposicion, para la indisposicion, menstruacion > toallas, tampones, protectores diarios
para la incontinencia, para las perdidas de orina, para las perdidas, para el escape, para abuelos, para ancianos, para postrados, para adultos mayores, incontinencia, perdidas de orina > pañal para adultos, ropa interior plenitud, toallas plenitud
para cuidarse, para no quedar embarazada > preservativos
para bajar de peso, para la dieta, para adelgazar, para hacer dieta, para el regimen, para no engordar > edulcorante, galletas de arroz, yogur descremado, te verde, te rojo, galletitas salvado, gelatina sin azucar, mermelada light
para el colesterol, para el corazon, colesterol > avena, leche descremada, aceite de oliva, nueces
para la presion, para hipertensos, para el hipertenso, para la hipertension, para la presion alta, hipertension, presion alta > sal light, galletitas sin sal, galletas de arroz sin sal, tostadas sin sal
para la anemia, para el hierro > higado, lentejas, espinaca
para los huesos, para el calcio, para la osteoporosis > leche extra calcio, yogur, queso
para los musculos, para ganar masa muscular, para la proteina > leche extra proteina, atun, huevos, suprema de pollo
para intolerantes a la lactosa, para intolerantes, para el intolerante a la lactosa > leche zero lactosa, bebida de almendras, bebida de soja
para veganos, para vegano, para vegetarianos, para vegetariano > hamburguesas vegetales, milanesas de soja, bebida de almendras, medallones de espinaca
para oler bien, para perfumarse > colonia, antitranspirante, desodorante axe
para bañar al bebe, para bañar el bebe, para el baño del bebe, para la hora del baño > baño liquido johnson, shampoo johnson, jabon johnson, baño de espuma
para limpiar la cola, para cambiar el pañal, para cambiar al bebe, para el cambio de pañal > toallitas humedas, oleo calcareo, crema paspaduras, pañales
para las primeras comidas, para papilla, para papillas, para el bebe que empieza a comer > colado, cereal infantil, semola
para bañarse, para la ducha, para ducharse > jabon, shampoo, acondicionador
para lavarse las manos, para lavarme las manos > jabon liquido, alcohol en gel
para lavarse la cabeza, para lavarme el pelo > shampoo, acondicionador
para lavarse los dientes, para lavarme los dientes, para cepillarse, para la boca > crema dental, cepillo dental, enjuague bucal
para los oidos, para las orejas > hisopos
para que duerma, para que se duerma, para que duerma el nene, para que duerma el bebe, para que se duerma el nene > te tilo, te manzanilla, jabon johnson hora de dormir, leche infantil
para que no llore, para calmar al bebe > te manzanilla, oleo calcareo
para que no se pase, para que no se pegue > aceite en aerosol, papel manteca
para el olor a chivo, olor a chivo, olor a axila > antitranspirante, desodorante axe
para los labios, labios partidos, labio seco, para los labios partidos > manteca de cacao, crema nivea
para los mosquitos, para mosquitos > repelente, insecticida moscas mosquitos, espirales, tabletas
para el sol > protector solar
`
