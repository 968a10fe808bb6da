/** English words, as visitors and labels have them; the notation is explained in `synonyms.ts`. */
export const ENGLISH = `
milk > leche
almond milk > bebida de almendras
soy milk > bebida de soja
skim milk > leche descremada
bread > pan
sliced bread, toast bread > pan de molde
butter > manteca
cream > crema de leche
cheese > queso
cream cheese > queso crema
cheddar cheese > queso cheddar
blue cheese > queso azul
grated cheese > queso rallado
egg > huevo
ham > jamon cocido
sausage > salchicha, chorizo
chicken > pollo
chicken breast > suprema de pollo, pechuga
chicken wings > alitas de pollo
beef, meat, steak > carne vacuna
ground beef, minced meat > carne picada
pork > cerdo
fish > merluza, pescado
shrimp, prawns > langostino
tuna > atun
burger, hamburger > hamburguesa
veggie burger > hamburguesa vegetal
rice > arroz
noodle, noodles > fideo
flour > harina
sugar > azucar
sweetener > edulcorante
salt > sal
pepper > pimienta
oil > aceite
olive oil > aceite de oliva
sunflower oil > aceite de girasol
vinegar > vinagre
mustard > mostaza
soy sauce > salsa de soja
hot sauce > salsa picante
tomato sauce > pure de tomate, salsa lista
soup > sopa
broth, stock > caldo
coffee > cafe
instant coffee > cafe instantaneo
ground coffee > cafe molido
tea, tea bag, tea bags > te
green tea > te verde
water > agua
sparkling water > agua con gas, soda
still water, mineral water > agua sin gas, agua mineral
juice > jugo
orange juice > jugo naranja
apple juice > jugo manzana
lemonade > limonada
soft drink > gaseosa
coke, diet coke > coca cola
energy drink > energizante
sports drink > isotonica
beer > cerveza
alcohol free beer > cerveza sin alcohol
wine > vino
red wine > vino tinto
white wine > vino blanco
rose wine > vino rosado
sparkling wine > espumante
rum > ron
cider > sidra
ice > hielo
apple, apples > manzana
orange, oranges > naranja
lemon, lemons > limon
strawberry, strawberries > frutilla
raspberry, raspberries > frambuesa
blueberry, blueberries > arandano
grape, grapes > uva
peach, peaches > durazno
pear, pears > pera
plum > ciruela
pineapple > anana
watermelon > sandia
avocado > palta
fruit > fruta
potato, potatoes > papa
sweet potato > batata
tomato, tomatoes > tomate
onion > cebolla
garlic > ajo
ginger > jengibre
carrot > zanahoria
lettuce > lechuga
salad > lechuga, mix de hojas verdes
cucumber > pepino
spinach > espinaca
cabbage > repollo
mushroom > champiñon
pumpkin, squash > zapallo
eggplant > berenjena
bell pepper > morron
corn > choclo
peas > arveja
beans > poroto
lentils > lenteja
chickpeas > garbanzo
olives > aceituna
nuts > nuez, almendra, mix de frutos secos
almonds > almendra
walnuts > nuez
peanuts > mani
cashews > castaña de caju
raisins > pasa de uva
oats > avena
honey > miel
jam > mermelada
cookie, biscuit > galletita
cracker > galletita de agua
cake > budin, bizcochuelo
candy, sweets > caramelo, gomita
chewing gum > chicle
popcorn > maiz pisingallo
potato chips, chips > papas fritas
french fries, fries > papas congeladas
frozen pizza > pizza
soap > jabon
hand soap > jabon liquido manos
body lotion, lotion > crema corporal
conditioner > acondicionador
deodorant > desodorante
toothpaste > crema dental
toothbrush > cepillo dental
dental floss > hilo dental
mouthwash > enjuague bucal
razor > maquina de afeitar
shaving cream, shaving foam > espuma de afeitar
sunscreen > protector solar
sanitary pads > toalla femenina
cotton > algodon
condom > preservativo
hair dye > coloracion
diaper, nappy > pañal
wipes, baby wipes > toallita humeda
baby food > colado
baby formula > formula infantil
toilet paper > papel higienico
paper towel, kitchen roll > rollo de cocina
napkin > servilleta
tissue > pañuelo descartable
trash bag, garbage bag > bolsa de residuos
aluminum foil, foil > papel de aluminio
plastic wrap, cling film > film adherente
dish soap, washing up liquid > detergente
detergent, laundry detergent > jabon liquido ropa, detergente
softener, fabric softener > suavizante
bleach > lavandina
cleaner > limpiador
sponge > esponja
gloves > guante
broom > escoba
bug spray > insecticida, repelente
candle > vela
matches > fosforo
lighter > encendedor
battery, batteries > pila
light bulb, bulb > lampara
charcoal > carbon
firewood > leña
dog food > alimento para perros
cat food > alimento para gatos
cat litter > piedra sanitaria
`
