import { wordsOf } from './words.ts'

/**
 * Synonyms used by shoppers in Argentina (argentina §5.2). Case, accents and plurals do not matter.
 * - `a, b, c`: each phrase finds what the others find.
 * - `a > b, c`: a search for a also finds b and c, but not the other way round.
 * - `a ? b`: a is a brand used as the name of a product; a search for it finds other brands where it is not sold.
 */
const GROUPS = `
muzza, muzarela, mozarela, muzzarella, mozzarella, queso muzzarella
coca, coca cola
gaseosa cola, coca cola
gaseosa, bebida gaseosa, refresco
seven up, 7 up, 7up, seven
birra, cerveza, chela, porron
champan, champagne, champaña, espumante
vermut, vermouth, vermout
whisky, whiskey, wiski, guisqui
sidra, cidra
soda, agua con gas, agua gasificada, sifon
agua sin gas, agua mineral, agua mesa
jugo en sobre, jugo en polvo, jugo sobrecito
energizante, bebida energizante
isotonica, bebida isotonica, bebida deportiva
lavandina, cloro, agua lavandina, lejia, hipoclorito
yogur, yogurt, yoghurt, yogourt, iogurt
yogur bebible, yogur para beber, yogur tomar
palta, aguacate, avocado
ananá, piña
frutilla, fresa
durazno, melocoton
banana, platano
choclo, elote, maiz en grano
arveja, guisante, chicharo
poroto, frijol, alubia, judia
chaucha, judia verde, ejote
morron, pimiento, aji morron
zapallo, calabaza, anco, anquito
zapallito, zucchini, calabacin
papa, patata
batata, camote, boniato
remolacha, betarraga
mani, cacahuete, cacahuate
pochoclo, maiz pisingallo, palomitas, pororo, pop corn, popcorn
galletita, galleta, masita
galletita salada, crackers, galletita agua
bizcochito, bizcocho
medialuna, croissant, factura
tostada, pan tostado, tostadita
pan lactal, pan de molde, pan blanco, pan sandwich
pan rallado, rebozador
prepizza, pre pizza, base pizza
tapa empanada, masa empanada, disco empanada
tapa tarta, masa tarta, pascualina
salchicha, pancho, salchicha viena, hot dog
pata muslo, cuarto trasero
suprema, pechuga
carne picada, picada comun, picada especial
milanesa, milanga
asado, tira de asado, costillar
chorizo, chori
salame, salamin
queso crema, queso untable, queso untar
queso rallado, queso rayado
queso cremoso, queso cuartirolo, cuartirolo
queso barra, queso tybo, queso maquina
port salut, portsalut, por salut
dulce de leche, ddl
mermelada, jalea, confitura
manteca, mantequilla
crema de leche, nata
leche larga vida, leche uat, leche uht
leche descremada, leche light, leche diet
leche chocolatada, chocolatada
cacao, cacao en polvo, chocolatada en polvo
huevo, maple
aceite comun, aceite mezcla, aceite girasol
vinagre, aceto
mayonesa, mayo
ketchup, catsup, kechup
salsa golf, salsa rosada
salsa soja, salsa soya
pure de tomate, tomate triturado, pulpa de tomate, salsa de tomate
tomate perita, tomate pelado
tallarin, fideo cinta
espagueti, spaghetti, spaguetti
mostachol, penne
tirabuzon, fusilli
moño, farfalle, moñito
ñoqui, gnocchi
harina leudante, harina con leudante
harina 0000, harina cuatro ceros, harina comun
maicena, almidon de maiz, fecula de maiz
polenta, harina de maiz
azucar impalpable, azucar glas
edulcorante, endulzante
sal gruesa, sal parrillera
pimenton, paprika
caldo, caldito
pure instantaneo, pure de papas
papas fritas, papitas
palito queso, chizito, chicito
nacho, tortilla maiz
pickle, encurtido, pepinillo
mate cocido, matecocido
cafe instantaneo, cafe soluble
cafe molido, cafe filtro
capsula cafe, cafe en capsulas
cereal, copo cereal, copo
corn flakes, copos de maiz
barrita cereal, barra cereal, barra de cereales
chupetin, pico dulce
chicle, goma de mascar
gomita, pastilla goma
helado, ice cream
papa congelada, papa prefrita, papa baston, papa frita congelada
papel higienico, papel baño, papel sanitario
rollo de cocina, papel de cocina, toalla de cocina
pañuelo descartable, pañuelo papel
detergente, lavavajilla, lava platos, lavaplatos
jabon en polvo, polvo lavar, jabon polvo ropa
jabon liquido ropa, jabon liquido para la ropa, detergente ropa
jabon en pan, jabon blanco
suavizante, enjuague ropa
limpiador piso, limpiapiso, limpia piso, lava piso
limpiavidrio, limpia vidrio, limpiador vidrio
desengrasante, limpiador cocina, antigrasa
quitamancha, sacamancha
insecticida, mata mosquito, mata cucaracha
desodorante ambiente, aromatizante, perfume ambiente
bolsa basura, bolsa residuo, bolsa consorcio
film, film adherente, papel film
papel aluminio, rollo aluminio
esponja acero, lana acero, esponja metalica
trapo piso, trapo
rejilla, paño
escoba, escobillon
fosforo, cerilla
pila, bateria
lampara, foco, bombita
shampoo, champu, shampu, champoo
acondicionador, crema enjuague
jabon tocador, jabon manos
desodorante, antitranspirante
pasta dental, pasta diente, dentifrico, crema dental
cepillo dental, cepillo diente
enjuague bucal, buche, antiseptico bucal
hilo dental, seda dental
toallita femenina, toalla femenina, toalla higienica
maquinita, maquina afeitar, afeitadora, maquinita de afeitar
espuma afeitar, crema afeitar, gel afeitar
tintura, coloracion, tinta pelo
cotonete, hisopo
curita, aposito, venda adhesiva
preservativo, condon
pañal adulto, incontinencia
toallita humeda, toallitas bebe
leche infantil, leche formula, leche maternizada
crema corporal, crema cuerpo, emulsion corporal
protector solar, bloqueador, pantalla solar
colonia, perfume, fragancia
alimento perro, comida perro, balanceado perro
alimento gato, comida gato, balanceado gato
piedra sanitaria, piedritas gato, arena gato
sin tacc, sin gluten, libre de gluten
diet, light, dietetico
sin azucar, zero
descremada, light
jabon tocador > jabon
mate > yerba
jugo > jugo listo
gaseosa light > gaseosa sin azucar
bebida > gaseosa
agridulce > bizcocho
pasta > fideo
hamburguesa > medallon carne
fiambre > jamon, salame, mortadela
embutido > chorizo, salame
golosina > caramelo, chocolate, alfajor
infusion > te
postrecito > postre
pañal bebe > pañal
cloro > lavandina
veneno > insecticida
celiaco > sin tacc
queso para pizza > mozzarella
salvado > integral
stevia > edulcorante
sacarina > edulcorante
branca ? fernet
tang ? jugo en polvo
gatorade ? isotonica
powerade ? isotonica
speed ? energizante
red bull ? energizante
pepsi ? gaseosa cola
philadelphia ? queso untable
casancrem ? queso untable
mendicrim ? queso untable
nesquik ? cacao
toddy ? cacao
danette ? postre
serenito ? postre
savora ? mostaza
hellmann ? mayonesa
paty ? hamburguesa
royal ? polvo hornear
hileret ? edulcorante
lays ? papas fritas
pringles ? papas fritas
doritos ? nacho
cheetos ? palito queso
nescafe ? cafe instantaneo
nespresso ? capsula cafe
dolce gusto ? capsula cafe
zucaritas ? copo
quaker ? avena
cereal mix ? barra cereal
beldent ? chicle
mogul ? gomita
mantecol ? turron
mccain ? papa congelada
higienol ? papel higienico
carilina ? pañuelo
kleenex ? pañuelo
magistral ? detergente
skip ? jabon liquido ropa
vivere ? suavizante
procenex ? limpiador piso
poett ? limpiador piso
vanish ? quitamancha
raid ? insecticida
off ? repelente
virulana ? esponja metalica
ballerina ? paño
colgate ? crema dental
listerine ? enjuague bucal
tampax ? tampon
siempre libre ? toalla femenina
gillette ? maquina afeitar
prestobarba ? maquina afeitar
band aid ? aposito
prime ? preservativo
tulipan ? preservativo
pampers ? pañal
huggies ? pañal
plenitud ? incontinencia
dogui ? alimento perro
whiskas ? alimento gato
criollitas ? galletita salada
quilmes ? cerveza
`

/** A phrase as a sequence of terms. */
export type Phrase = readonly string[]

/** The synonyms of a phrase; those in `whenMissing` apply only if no article has one of its words. */
export interface Synonyms {
  always: Phrase[]
  whenMissing: Phrase[]
}

const BLANK = ' '
const synonyms = new Map<string, Synonyms>()
let longest = 1

const phraseOf = (text: string): Phrase => wordsOf(text).map(({ term }) => term)

function add(from: Phrase, to: readonly Phrase[], kind: keyof Synonyms): void {
  const key = from.join(BLANK)
  const known = synonyms.get(key) ?? { always: [], whenMissing: [] }
  for (const phrase of to) {
    const isNew =
      phrase.join(BLANK) !== key && !known[kind].some((other) => other.join(BLANK) === phrase.join(BLANK))
    if (isNew) known[kind].push(phrase)
  }
  synonyms.set(key, known)
  longest = Math.max(longest, from.length)
}

for (const line of GROUPS.trim().split('\n')) {
  const [first = '', sign, rest = ''] = line.split(/ ([>?]) /)
  const phrases = (sign === undefined ? first : rest).split(',').map(phraseOf)
  if (sign === undefined) for (const phrase of phrases) add(phrase, phrases, 'always')
  else add(phraseOf(first), phrases, sign === '>' ? 'always' : 'whenMissing')
}

/** The longest phrase with synonyms that starts at a word of a query; null if there is none. */
export function synonymsAt(terms: Phrase, start: number): { length: number; synonyms: Synonyms } | null {
  for (let length = Math.min(longest, terms.length - start); length > 0; length--) {
    const found = synonyms.get(terms.slice(start, start + length).join(BLANK))
    if (found !== undefined) return { length, synonyms: found }
  }
  return null
}
