/** Cleaning and household goods; the notation is explained in `synonyms.ts`. */
export const HOUSEHOLD = `
lavandina, cloro, agua lavandina, lejia, hipoclorito, agua jane
cloro > lavandina
detergente, lavavajilla, lava platos, lavaplatos, lavavajillas, jabon de platos, liquido para platos
pastilla lavavajilla, capsula lavavajilla, detergente lavavajilla maquina
jabon en polvo, polvo lavar, jabon polvo ropa, polvo para lavar
jabon liquido ropa, jabon liquido para la ropa, detergente ropa, jabon liquido lavarropa, jabon para lavarropas, jabon para lavar la ropa
jabon de ropa > jabon en polvo, jabon liquido ropa
jabon para ropa > jabon en polvo, jabon liquido ropa
jabon en pan, jabon blanco
zapato, calzado
suavizante, enjuague ropa, suavisante, perfume para ropa
quitamancha, sacamancha, quitamanchas
limpiador piso, limpiapiso, limpia piso, lava piso, lavapiso, perfumina, desodorante de piso
perfumina > limpiador de pisos, desodorante de ambiente
perfume para pisos > limpiador de pisos
cera piso > limpiador de pisos
limpiavidrio, limpia vidrio, limpiador vidrio
desengrasante, limpiador cocina, antigrasa, saca grasa, limpia hornos, limpiahornos
limpiador de baño, limpia baño, limpiabaño, limpiador baño
limpiador de inodoro, limpia inodoro, pato, limpiainodoro, canasta inodoro, pastilla inodoro
limpiador en crema, limpiador cremoso, pulidor
lustramueble, lustra mueble, blem, lustrador de muebles
destapacañeria, destapa cañeria, soda caustica, destapador
desinfectante, desinfectante en aerosol, espray desinfectante
limpiador > limpiador de pisos, limpiador multiuso
multiuso, limpiador multiuso
desodorante ambiente, aromatizante, perfume ambiente, aromatizador, desodorante para el ambiente, spray de ambiente, ambientador
difusor, difusor ambiente, varillas aromaticas
insecticida, matabicho, insectisida, insecticida en aerosol
veneno cucaracha, insecticida cucaracha, cucarachicida
veneno hormiga, insecticida hormiga, hormiguicida
veneno > insecticida
hormiga, insecticida hormiga
cucaracha, insecticida cucaracha
mosquito > repelente, espiral, insecticida mosquito, tableta
mosca, insecticida mosca
espiral, espiral mosquito, espirales, espiralito
espiral mosquito > espiral
repelente, repelente mosquito, antimosquito
tableta mosquito, tableta para mosquitos, tableta repuesto, pastilla mosquito, tableta mata mosquitos
pastilla mosquito > tableta insecticidas
papel higienico, papel baño, papel sanitario, papel de baño, papel igienico
rollo de cocina, papel de cocina, toalla de cocina, rollo cocina, papel absorbente, toalla de papel
pañuelo descartable, pañuelo papel, pañuelito, pañuelito descartable
servilleta, servilleta de papel
bolsa basura, bolsa residuo, bolsa consorcio, bolsa de residuos
bolsa de consorcio, bolsa grande de residuos
bolsa grande de residuos > bolsa de residuos
bolsa con cierre, bolsa ziploc, ziploc, bolsa hermetica, bolsita con cierre, bolsita ziploc
film, film adherente, papel film, rollo film, film cocina
papel aluminio, rollo aluminio, aluminio, papel metalico
papel manteca, papel de horno, papel vegetal
esponja, esponjita, fibra
esponja acero, lana acero, esponja metalica, viruta
esponja de bronce, esponja metalica
trapo piso, trapo, paño piso, trapo de piso
rejilla, paño, trapo rejilla
repasador > rejilla, paño, trapo
franela > paño, microfibra
escoba, escobillon, escobita
secador, secador piso, secador de goma
guante, guante de goma, guante latex, guantes descartables
fosforo, cerilla, cerillo
encendedor, mechero, chispero
pila, bateria
pila doble a, pila aa
pila triple a, pila aaa
pila chica, pila aaa
bateria 9v, pila 9v
lampara, foco, bombita, lamparita, bombilla, lampara led, luz led
vela, velita
vela cumpleaños, velita de cumpleaños, velita torta
vaso descartable, vaso plastico, vaso de plastico, vasito
plato descartable, plato plastico, platito
cubierto descartable, cubierto plastico, tenedor plastico
cubierto > cuchillo, tenedor, cuchara
escarbadiente, palillo, mondadiente, palillo de dientes
vajilla > plato, vaso, copa
copa, copa de vino
fuente, fuente para horno, asadera
carbon, carbon vegetal, carbon para asado
leña, leña para asado
pastilla encendido, iniciador de fuego
bolsa negra, bolsa grande > bolsas de consorcio
bolsita, bolsa para freezer > bolsas con cierre
antisarro, quita sarro, saca sarro, sacasarro > limpiador de inodoros, limpiador baño
jabon lavar a mano, jabon para lavar a mano > jabon en pan
liquido para mosquito, aparato para mosquito, enchufe mosquito > tabletas, insecticida
pastillita > tabletas
perfume de ambiente, perfumador, fragancia de ambiente > desodorante de ambiente, difusor
autobrillo, cera > limpiador de pisos
palo de piso > secador de piso
multiuso > limpiador multiuso
liquido para limpiar pisos, liquido de pisos, producto para pisos, liquido limpiador > limpiador de pisos
bolsa de hielo > hielo
bolsa de carbon > carbon
bolsa de leña > leña
bolsa de papa > papa negra, papa blanca
bolsa de alimento > alimento para perros, alimento para gatos
bolsa de arena, bolsa de piedras > piedras sanitarias
liquido piso, producto piso, liquido para el piso > limpiador de pisos
producto baño, liquido baño, limpiador sarro > limpiador baño
producto inodoro, pastilla water > limpiador de inodoros, gel adhesivo inodoro
producto cocina, liquido cocina, saca grasa cocina > limpiador cocina, limpiador antigrasa
producto vidrio, liquido vidrio > limpiador vidrios
lavandina en pastilla, lavandina ropa color > lavandina
perfume ropa, perfume textil > suavizante, desodorante de ambiente
crema limpieza, crema pulidora > limpiador en crema
alcohol gel, gel alcohol > alcohol en gel
papel cocina, papel para cocina, rollo papel > rollo de cocina
bolsa tacho, bolsa cesto > bolsas de residuos
bolsa jardin, bolsa grande consorcio, bolsa obra > bolsas de consorcio
trapo amarillo, paño amarillo > paño amarillo multiuso
trapo vidrio, paño vidrio > paño microfibra
pila control, pila control remoto > pilas aaa
pila chiquita, pila finita > pilas aaa
pila gorda, pila grande, pila cuadrada > pilas 9v, pilas aa
foco led, lampara bajo consumo > lampara led
vajilla descartable, descartable > platos descartables, vasos descartables, cubiertos descartables
liquido lavaplato, liquido plato, liquido vajilla, liquido lavavajilla > detergente
liquido ropa, liquido lavarropa > jabon liquido ropa
liquido vidrio > limpiador vidrios
liquido inodoro > limpiador de inodoros
liquido grasa, liquido cocina > limpiador antigrasa, limpiador cocina
liquido lustrar, liquido mueble > lustramuebles
liquido destapar, liquido cañeria > destapacañerias
pastilla baño, pastilla de baño, gel baño > gel adhesivo inodoro, limpiador de inodoros
bombita de luz, lamparita de luz, foco de luz > lampara led
palitos para el oido, palito oido, palitos de oido > hisopos
papel plateado, papel metalico, papel para envolver comida > papel de aluminio
plastico transparente, papel transparente, plastico para tapar comida, papel para tapar comida > film adherente
bolsas para el freezer, bolsitas para el freezer, bolsas con cierre > bolsas hermeticas, bolsas freezer
`
