/** What people choose first, without their digits and signs: in Spanish, in English, on the keyboard. */
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

/** As it is compared: without case, accents and what stands for a letter. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')

const spelled = (text: string) => text.replace(/[0134557@$!]/g, (sign) => LEET[sign] ?? sign)

/** The least of different characters that a password has. */
const DIFFERENT_MIN = 4

/**
 * Whether a password is one of those that are tried first (ASVS 6.2.4, 6.2.11): a common word or a name of one's own
 * with digits and signs about it, the same few characters, or a run of the alphabet or the keyboard.
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

/** 'bocaboca': a common word said twice. */
const isTwice = (text: string) =>
  WORDS.has(text.slice(0, text.length / 2)) && text === text.slice(0, text.length / 2).repeat(2)
