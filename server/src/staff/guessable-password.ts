/** Common passwords without their digits and signs: Spanish words, English words and keyboard runs. */
const WORDS = new Set(
  `abc abcd abcde abcdef access acceso administrador administracion admin alejandro america amor andrea angel argentina
  asdf asdfgh asdfghjkl azerty barcelona boca bocajuniors bienvenido bienvenida buenosaires cambiame campeon carlos
  casa changeme clave claves computadora contrasena contrasenia corrientes daniel default demo diego diegoalejandro
  dios dragon empresa entrar estrella familia felicidad flores football fuckyou futbol gondola hello hola holahola
  hunter independiente iloveyou internet jesus jesucristo jose juan laura letmein login love lucas maradona maria
  mariana martin master melissa messi mercado miclave monkey mypassword naranja nacional nicolas nosecual olvidada
  operador pass passw password passwort patito pepe perro pedidos princesa princess prueba qazwsx qwer qwerty
  qwertyu qwertyuiop racing river riverplate root sanlorenzo secreta secreto seguro seguridad server shadow sistema
  soporte starwars sunshine super supermercado superman temporal teamo test tequiero tienda tucuman usuario verano
  welcome whatever zxcvbn zxcvbnm`.split(/\s+/),
)

const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Normalises a text for comparison: lower case, without accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')

const spelled = (text: string) => text.replace(/[0134557@$!]/g, (sign) => LEET[sign] ?? sign)

/** The least number of different characters in a password. */
const DIFFERENT_MIN = 4

/**
 * Whether a password is among the first that an attacker tries (ASVS 6.2.4, 6.2.11): a common word or one of the
 * person's own names, with digits and signs around it; the same few characters; a run of the alphabet or the keyboard.
 */
export function isGuessable(password: string, ownNames: readonly string[] = []): boolean {
  const text = plain(password)
  if (new Set(text).size < DIFFERENT_MIN || isRun(text)) return true
  const core = text.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '')
  const forms = [text, spelled(text), spelled(core)].map(lettersOf)
  const own = new Set(ownNames.map((name) => lettersOf(plain(name))).filter((name) => name.length > 2))
  return forms.some((form) => WORDS.has(form) || own.has(form) || isTwice(form))
}

const RUNS = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedc',
].map((run) => `${run}${run}`)

function isRun(text: string): boolean {
  const back = [...text].toReversed().join('')
  return RUNS.some((run) => run.includes(text) || run.includes(back))
}

/** A common word repeated, such as 'bocaboca'. */
const isTwice = (text: string) =>
  WORDS.has(text.slice(0, text.length / 2)) && text === text.slice(0, text.length / 2).repeat(2)
