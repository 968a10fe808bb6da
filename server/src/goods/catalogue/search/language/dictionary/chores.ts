/**
 * What is bought for a chore of the house or the garden, or for an animal, the most usual first. The notation is explained in
 * `synonyms.ts`.
 */
export const CHORES = `
para destapar, para destapar cañerias, para desatascar, para la cañeria, para los caños, para el desague, para la rejilla tapada, para la bacha > destapacañerias
para el inodoro, para el water, para limpiar el inodoro > limpiador de inodoros, gel adhesivo inodoro, lavandina
para el sarro, para sacar el sarro, sarro > limpiador de inodoros, limpiador baño, lavandina en gel
para los hongos, para la humedad, para el moho, para las juntas, para los azulejos, para la mampara, para la bañera, hongos en el baño, moho > limpiador baño, lavandina en gel, lavandina
para la grasa, para el horno, para la campana, para las hornallas, para el anafe, para desengrasar, para la cocina grasosa, para la mesada > limpiador antigrasa, limpiador cocina, limpiador en crema, detergente
para los espejos, para las ventanas, para los vidrios del auto > limpiador vidrios
para la madera, para lustrar, para sacar brillo, para quitar el polvo, para el polvo > lustramuebles, paño microfibra
para el piso de madera, para el piso flotante, para el ceramico, para el parquet, para baldear, para trapear, para el patio, para encerar > limpiador de pisos, trapo de piso, secador de piso
para barrer > escoba, escobillon
para las manchas, para quitar manchas, para desmanchar, para la mancha de vino, para la mancha de grasa, mancha de vino, mancha de grasa, mancha en la ropa, ropa manchada > quitamanchas, jabon en pan
para la ropa blanca, para blanquear, para blanquear la ropa, para las cortinas > quitamanchas blanco, lavandina, jabon en pan
para la ropa de color, para la ropa oscura > jabon liquido ropa, quitamanchas rosa
para la ropa del bebe, para lavar la ropa del bebe, para la ropita > suavizante bebe, jabon en pan, jabon liquido ropa
para lavar a mano > jabon en pan, jabon en polvo
para suavizar la ropa, para perfumar la ropa, para que la ropa huela bien, para las toallas, para planchar > suavizante
para el lavavajillas, para la lavavajillas, para la maquina de lavar platos > pastillas para lavavajillas
para lavar las ollas, para las ollas, para la olla, quemo la olla, olla quemada, para fregar, para la olla quemada > lana de acero, esponja, limpiador en crema, detergente
para el olor, para el mal olor del baño, para el olor a humedad, para el olor a cigarrillo, para perfumar, para perfumar la casa, para perfumar el ambiente, para que haya rico olor, para el auto que huele, olor a humedad, olor a cigarrillo, mal olor en la cocina > desodorante de ambiente, aromatizante, difusor
para desinfectar, para los germenes, para las bacterias, para los virus, para el covid > desinfectante, lavandina, alcohol etilico
para desinfectar la verdura, para lavar la verdura, para potabilizar agua, para la pileta de natacion > lavandina
para la basura, para el tacho, para el tacho de basura, para el cesto, para la poda, para las hojas > bolsas de residuos, bolsas de consorcio
para envolver, para tapar la comida, para cubrir, para el sanguche envuelto > film adherente, papel de aluminio
para guardar comida, para freezar, para congelar, para el freezer > bolsas con cierre, film adherente, papel de aluminio
para hornear, para la asadera, para el molde > papel manteca, papel de aluminio, fuente de vidrio
para prender el fuego, para encender el fuego, para el fuego, para encender el carbon, para la chimenea, para el hogar a leña > pastillas de encendido, fosforos, carbon, leña
para prender la hornalla, para prender la cocina > fosforos
para el corte de luz, para cuando se corta la luz, para el apagon, para la luz, corto la luz, sin luz > velas, pilas, fosforos
para el control remoto, para el control, para el reloj de pared > pilas aaa, pilas aa
para juguetes, para el juguete, para la linterna > pilas aa, pilas aaa
para el velador, para iluminar, para el techo > lampara led
para servir la comida, para poner la mesa, para la mesa > servilletas, vaso, tenedor, cuchillo
para no ensuciar platos, para descartar > platos descartables, vasos descartables, cubiertos descartables
para secar, para secar platos, para secar los platos, para secarse las manos > rollo de cocina, trapo rejilla, servilletas
para proteger las manos, para no arruinarme las manos > guantes de latex
para sacar la tierra, para limpiar los muebles > lustramuebles, paño microfibra
para lavar el auto, para el auto, para el coche > esponja, paño microfibra, trapo, shampoo
para las arañas, para los alacranes, para las cucas > insecticida cucarachas
para los insectos, para bichos, para fumigar, para matar bichos > insecticida
para las polillas, para los roperos > insecticida, desodorante de ambiente
para las pulgas, para las garrapatas, para pulgas del perro, para el perro con pulgas > pipeta antipulgas, shampoo pulguicida
para bañar al perro, para bañar el perro, para el baño del perro, para bañar la mascota > shampoo mascotas
para los dientes del perro, para que el perro mastique, para premiar al perro, para el aliento del perro > dentastix, galletas para perros
para el cachorro, para cachorros, para el perrito, para el perro chiquito > alimento perros cachorros, alimento perros pequeños
para el perro grande > alimento para perros adultos
para el gatito > alimento gatos gatitos
para el gato castrado > alimento gatos esterilizados
para que el gato haga pis, para el baño del gato, para las necesidades del gato, para el arenero, para la bandeja del gato > piedras sanitarias
`
