/** Personal care, babies and pets; the notation is explained in `synonyms.ts`. */
export const PERSONAL_CARE = `
shampoo = champu = shampu = champoo = champo = shampo
shampoo anticaspa, anticaspa, champu caspa > shampoo head shoulders, shampoo limpieza renovadora
shampoo anticaspa > shampoo head shoulders
anticaspa > shampoo head shoulders
shampoo bebe, shampoo baby, shampoo para bebes, shampoo niños
shampoo perro, shampoo mascota, shampoo para perros
bebe, baby
acondicionador, crema enjuague, enjuague pelo, balsamo capilar
crema de peinar, crema para peinar, acondicionador
jabon > jabon tocador
jabon tocador, jabon de baño, jabon en barra, jaboncito > jabon
jabon manos, jabon liquido manos
jabon antibacterial, jabon desinfectante
gel de ducha, jabon liquido corporal, gel de baño, baño liquido
desodorante = antitranspirante = antitraspirante
desodorante de mujer, desodorante femenino > antitranspirante dove, antitranspirante rexona, antitranspirante nivea
desodorante de hombre, desodorante masculino, desodorante men, desodorante para hombre > desodorante axe, antitranspirante men, antitranspirante old spice
desodorante hombre > desodorante axe, antitranspirante men, antitranspirante old spice
desodorante masculino > desodorante axe, antitranspirante men, antitranspirante old spice
desodorante mujer > antitranspirante dove, antitranspirante nivea, antitranspirante rexona
desodorante a bolilla, roll on, bolilla, desodorante roll
desodorante en barra, antitranspirante en barra
desodorante en aerosol, antitranspirante
desodorante en crema, antitranspirante en crema
pasta dental, pasta diente, dentifrico, dentrifico, dentifrica, crema dental, pasta para los dientes, pasta de dientes, crema de dientes
cepillo dental, cepillo diente, cepillo de dientes
enjuague bucal, buche, antiseptico bucal, enjuage bucal
hilo dental, seda dental
toallita femenina, toalla femenina, toalla higienica, toallita higienica, compresa
toallita nocturna, toalla noche, toalla nocturna
toalla femenina > toallas
toallita femenina > toallas
protector diario, salvaslip, protector femenino
tampon, tampones
copa menstrual > tampon
maquinita, maquina afeitar, afeitadora, maquinita de afeitar, rasuradora, hojita de afeitar
repuesto afeitar > repuestos mach3
hoja de afeitar > repuestos mach3, maquina de afeitar
espuma afeitar, crema afeitar, gel afeitar
depilacion, banda depilatoria, cera depilatoria, cera fria, depilatorio
tintura, coloracion, tinta pelo, tinte, tintura pelo, tinte pelo, tintura para el pelo, tinte para el pelo
tintura negra, coloracion negro
tintura rubia, coloracion rubio
tintura castaña, coloracion castaño
cotonete, hisopo, cotonito
curita, aposito, venda adhesiva, apositos, bandita
gasa > aposito, algodon
alcohol en gel, gel antibacterial, sanitizante
alcohol, alcohol etilico, alcohol fino
alcohol etilico, alcohol 96, alcohol de farmacia
preservativo, condon, forro, profilactico
crema corporal, crema cuerpo, emulsion corporal, crema para el cuerpo, crema hidratante
crema facial, crema para la cara, crema cara, crema rostro, crema antiarrugas
crema mano, crema para manos, crema de manos
protector solar, bloqueador, pantalla solar, bronceador, bloqueador solar, crema solar
colonia, perfume, fragancia
agua de colonia = colonia
algodon, disco de algodon
pañal adulto, incontinencia, pañal para adultos, pañal geriatrico
pañal recien nacido, pañal rn, pañal para recien nacido
pañal bebe > pañal
pañal grande, pañal talle g
pañal chico, pañal talle p
pañal mediano, pañal talle m
pañal extra grande, pañal talle xg
toallita humeda, toallitas bebe, toallita de bebe
oleo, oleo calcareo, linimento
talco, polvo de talco
crema paspadura, crema para la cola, crema para paspaduras, crema pañalitis
papilla, colado, pure de bebe, compota bebe
papilla > colado, cereal infantil
comida bebe, colado, cereal infantil
comida > alimento
alimento perro, comida perro, balanceado perro, croquetas perro, alimento balanceado perro
alimento perro > alimento para perros
alimento cachorro, comida cachorro, alimento perro cachorro
alimento gato, comida gato, balanceado gato, alimento balanceado gato
gato castrado, gato esterilizado, alimento gato esterilizado
castrado, esterilizado, esterilizados
balanceado > alimento para perros, alimento para gatos
comida mascota > alimento para perros, alimento para gatos
alimento mascota > alimento para perros, alimento para gatos
alimento humedo, pouch, sobrecito gato, lata perro
piedra sanitaria, piedritas gato, piedrita, arena sanitaria, piedritas sanitarias
arena gato, arena > piedra sanitaria
piedras > piedra sanitaria
hueso perro, huesito perro, premio perro, snack perro > dentastix, galletas para perros
huesito perro > dentastix, galletas para perros
huesito > dentastix, galletas para perros
premio perro > dentastix, galletas para perros
pipeta, antipulga, antipulgas, pulguicida
pulga, antipulgas, pulguicida
almohadilla, almohadilla femenina > toallas
toallita con alas, toallita alas, toalla con alas, toallita para el periodo, toallita menstrual > toallas con alas, toallas
crema de enjuague > acondicionador
tratamiento capilar, baño de crema > acondicionador
pasta dental niños, pasta para niños > crema dental
prestobarba > maquina de afeitar
crema despues del baño, crema humectante > crema corporal
crema anti edad, antiarruga > crema facial
desodorante sin aluminio > antitranspirante
snack gato, premio gato, galletita gato, golosina gato, leche gato, sobre gato, paté gato > alimento humedo whiskas, alimento humedo felix, alimento gatos
sobrecito gato, latita gato > alimento humedo whiskas, alimento humedo felix
sobre perro, sobrecito perro, latita perro, pate perro > alimento humedo pedigree
galletita perro, bizcocho perro, golosina perro, juguete perro, premio cachorro > galletas para perros, dentastix
shampoo gato, shampoo mascota, jabon perro, jabon mascota > shampoo para mascotas
piedra gato, arena > piedras sanitarias
antipulga gato > pipeta gatos
antipulga perro > pipeta perros
crema pañal, crema bebe, crema cola bebe, crema irritacion > crema paspaduras
aceite bebe > aceite corporal johnson
jabon bebe > jabon johnson
leche bebe recien nacido, leche recien nacido, formula recien nacido > formula infantil 1
pañal prematuro, pañal primeros dias > pañales rn
toallita limpiar bebe, toallita cola > toallitas humedas
toallita noche, toalla flujo abundante > toallas nocturnas
hilo diente > hilo dental
gel pelo afeitar > gel de afeitar
crema sol, crema para el sol > protector solar
crema nutritiva, crema dia > crema facial
alimento gato bebe, comida gato bebe, alimento gato cachorro > alimento gatos gatitos
alimento perro bebe, comida perro bebe, alimento perro cachorro, comida cachorro, alimento cachorro > alimento perros cachorros
alimento perro adulto, comida perro adulto, alimento perro senior, alimento perro viejo, comida perro viejo > alimento perros adultos
alimento perro raza grande, alimento perro grande, comida perro grande > alimento perros adultos
alimento gato adulto, comida gato adulto, alimento gato senior, alimento gato viejo > alimento gatos adultos, alimento gatos whiskas
alimento gato esterilizado, alimento gato castrado, comida gato castrado > alimento gatos esterilizados
jabon liquido mano, jabon mano liquido > jabon liquido de manos, jabon liquido espadol, jabon liquido palmolive
shampoo chico, shampoo nene, shampoo niño, shampoo infantil > shampoo johnson baby, shampoo algabo baby
acondicionador chico, acondicionador nene, acondicionador niño > acondicionador johnson baby, acondicionador algabo baby
jabon niño, jabon nene, jabon chico > jabon johnson baby
repelente bebe, repelente nene, repelente niño > repelente kids
protector solar bebe, protector solar nene, protector solar chico > protector solar niños
colonia chico, colonia niño, perfume bebe > colonia algabo baby
tampon mediano > tampones medio
tampon chico > tampones mini
tampon grande > tampones super
`
