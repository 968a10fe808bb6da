/**
 * Brands used as the name of a product, and other names of brands; the notation is explained in `synonyms.ts`.
 */
export const BRANDS = `
johnnie walker, johnny walker, etiqueta roja
mr musculo, mister musculo, mr muscle
head shoulders, head and shoulders, hys, h&s
johnsons baby, johnson baby, jhonson
bon o bon, bonobon
dr lemon, doctor lemon
9 de oro, nueve de oro
jack daniels, jack
red bull, redbull
quilmes, quilmes cristal
lysoform, lisoform
7up free, seven up free
branca ? fernet
tang ? jugo en polvo
clight ? jugo en polvo
gatorade ? isotonica
powerade ? isotonica
speed ? energizante
red bull ? energizante
monster ? energizante
pepsi ? gaseosa cola
coca ? gaseosa cola
fanta ? gaseosa naranja
sprite ? gaseosa lima limon
crush ? gaseosa naranja
manaos ? gaseosa
philadelphia ? queso untable
casancrem ? queso untable
mendicrim ? queso untable
finlandia ? queso untable
adler ? queso fundido
danonino ? yogur
actimel ? yogur
activia ? yogur
yogurisimo ? yogur
nesquik ? cacao
toddy ? cacao
zucoa ? cacao
cindor ? leche chocolatada
danette ? postre
serenito ? postre
shimy ? postre
sancor ? leche, manteca
ilolay ? leche
savora ? mostaza
hellmann ? mayonesa
heinz ? ketchup
paty ? hamburguesa
barfy ? hamburguesa
barfi ? hamburguesa
swift ? hamburguesa
granja del sol ? medallon pollo
patyviena ? salchicha
vienissima ? salchicha
royal ? polvo hornear
exquisita ? bizcochuelo
maizena ? almidon de maiz
blancaflor ? harina leudante
pureza ? harina
cañuelas ? harina
hileret ? edulcorante
chuker ? edulcorante
ledesma ? azucar
chango ? azucar
dos anclas ? sal fina
celusal ? sal fina
alicante ? caldo
knorr ? caldo, sopa
maggi ? pure de papas
lays ? papas fritas
pringles ? papas fritas
krachitos ? papas fritas
doritos ? nacho
cheetos ? palito queso
saladix ? snack
nescafe ? cafe instantaneo
arlistan ? cafe instantaneo
dolca ? cafe instantaneo
nespresso ? capsula cafe
dolce gusto ? capsula cafe
zucaritas ? copo
quaker ? avena
cereal mix ? barra cereal
playadito ? yerba
rosamonte ? yerba
taragui ? yerba
amanda ? yerba
union ? yerba
cbse ? yerba compuesta
beldent ? chicle
topline ? chicle
mogul ? gomita
sugus ? caramelo
halls ? caramelo
mantecol ? turron
snickers ? chocolate
kit kat ? chocolate
milka ? chocolate
cofler ? chocolate
havanna ? alfajor
jorgito ? alfajor
guaymallen ? alfajor
oreo ? galletita rellena
chocolinas ? galletita chocolate
pepitos ? galletita chips
opera ? oblea
rumba ? galletita rellena
criollitas ? galletita salada
traviata ? galletita salada
express ? galletita salada
bay biscuit ? vainillas
pitusas ? galletita rellena
pepas ? galletita
mccain ? papa congelada
bimbo ? pan de molde
fargo ? pan de molde
lactal ? pan de molde
la salteña ? tapas empanadas
matarazzo ? fideo
lucchetti ? fideo
don vicente ? fideo
gallo ? arroz
marolio ? arroz, fideo
higienol ? papel higienico
scott ? papel higienico
elite ? papel higienico
sussex ? rollo de cocina
carilina ? pañuelo
kleenex ? pañuelo
magistral ? detergente
cif ? detergente
skip ? jabon liquido ropa
ariel ? jabon liquido ropa
ace ? jabon en polvo
drive ? jabon en polvo
vivere ? suavizante
comfort ? suavizante
downy ? suavizante
ayudin ? lavandina
procenex ? limpiador piso
poett ? limpiador piso
pinolux ? limpiador piso
pinesol ? limpiador piso
pino luz ? limpiador piso
vanish ? quitamancha
glade ? desodorante ambiente
raid ? insecticida
fuyi ? insecticida
baygon ? insecticida
off ? repelente
virulana ? esponja metalica
mortimer ? esponja
ballerina ? paño
dove ? jabon
lux ? jabon
sedal ? shampoo
pantene ? shampoo
plusbelle ? shampoo
rexona ? antitranspirante
axe ? desodorante
colgate ? crema dental
odol ? crema dental
oral b ? cepillo dental
listerine ? enjuague bucal
always ? toalla
nosotras ? protector diario
carefree ? protector diario
tampax ? tampon
siempre libre ? toalla femenina
gillette ? maquina afeitar
prestobarba ? maquina afeitar
band aid ? aposito
prime ? preservativo
tulipan ? preservativo
nivea ? crema corporal
hinds ? crema corporal
koleston ? coloracion
pampers ? pañal
huggies ? pañal
babysec ? pañal
plenitud ? incontinencia
nutrilon ? formula infantil
nestum ? cereal infantil
vitina ? semola
dogui ? alimento perro
pedigree ? alimento perro
dog chow ? alimento perro
whiskas ? alimento gato
cat chow ? alimento gato
gati ? alimento gato
duracell ? pila
energizer ? pila
eveready ? pila
quilmes ? cerveza
brahma ? cerveza
heineken ? cerveza
stella artois ? cerveza
corona ? cerveza
budweiser ? cerveza
termidor ? vino tinto
uvita ? vino tinto
chandon ? espumante
gancia ? aperitivo
aperol ? aperitivo
campari ? aperitivo
smirnoff ? vodka
absolut ? vodka
bacardi ? ron
villavicencio ? agua mineral
eco de los andes ? agua mineral
levite ? agua saborizada
awafrut ? agua saborizada
cepita ? jugo listo
baggio ? jugo listo
ades ? bebida de soja
ivess ? soda
terma ? amargo
talitas ? galletita salada
cubanito ? oblea
cubanitos ? oblea
`
