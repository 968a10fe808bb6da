import { STAFF_PASSWORD_MIN_CHARACTERS, type StaffViolation, onFirstUse } from '@gondola/contract/base'
import { findSiteParameter } from '../../site/parameters.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { StaffRow } from './accounts.store.ts'
import { ACCESS_FAULTS, type AccessFault } from '@gondola/contract/staff'

/** Common words of passwords here that the library's lists lack or rank as rare. */
const LOCAL_WORDS =
  `administracion administrador bocajuniors buenosaires cambiame campeon claves contrasena contrasenia corrientes
  diegoalejandro gondola independiente login maradona messi miclave nosecual olvidada operador passw patito pedidos
  riverplate root sanlorenzo supermercado teamo tequiero tucuman usuario`.split(/\s+/)

/** Fewer than eight random characters take: the library estimates 10 guesses for each. */
const GUESSES_MIN = 1e7
/** As many as the most common words, also twice, take. */
const COMMON_WORD_GUESSES = 3e4
const WORD_MIN_CHARACTERS = 3
/** The least number of different characters in a password. */
const DIFFERENT_MIN = 4
/** The library's time grows with the length; whoever has this many characters that are hard to guess has enough. */
const ESTIMATED_CHARACTERS = 64

/** The estimator with its lists of 98,000 passwords, words and names: about 15 MB, so only once it is needed. */
const loadEstimator = onFirstUse(async () => {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  return new ZxcvbnFactory({
    dictionary: {
      local: LOCAL_WORDS,
      passwords: common.dictionary['passwords-common'],
      words: spanish.dictionary['commonWords-es-es'],
      firstNames: spanish.dictionary['firstnames-es-es'],
      lastNames: spanish.dictionary['lastnames-es-es'],
    },
    graphs: common.adjacencyGraphs,
    maxLength: ESTIMATED_CHARACTERS,
  })
})

/** Normalises a text for comparison: lower case, without accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const lettersOf = (text: string) => text.replace(/[^a-z]/g, '')

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

const spelled = (text: string) => text.replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign)

const trimmed = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '')

/**
 * Whether a password is among the first that an attacker tries (ASVS 6.2.4, 6.2.11): one that zxcvbn guesses quickly; a
 * common word or one of the person's own names, with any digits and signs in and around it; a run; few characters.
 */
export async function isGuessable(password: string, ownNames: readonly string[] = []): Promise<boolean> {
  const text = plain(password)
  if (new Set(text).size < DIFFERENT_MIN || isRun(text)) return true
  const estimator = await loadEstimator()
  const own = ownNames.flatMap((name) => [name, lettersOf(plain(name))]).filter((name) => name !== '')
  const isQuick = (form: string) => estimator.check(form, own).guesses < GUESSES_MIN
  const isCommonWord = (form: string) => {
    if (form.length < WORD_MIN_CHARACTERS) return false
    const { guesses, sequence } = estimator.check(form, own)
    return guesses < COMMON_WORD_GUESSES && sequence.length === 1 && sequence[0]?.pattern !== 'bruteforce'
  }
  // the library takes a word among digits and signs for hard, but attackers add those by rules
  const words = new Set([text, spelled(text), spelled(trimmed(text))].map(lettersOf))
  return [password, text].some(isQuick) || [...words].some(isCommonWord)
}

const RUNS = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qazwsxedc']

/** A part of the alphabet or a row of keys that goes on from its beginning; the library knows those that do not. */
function isRun(text: string): boolean {
  const back = [...text].toReversed().join('')
  return RUNS.some((run) => [text, back].some((part) => run.repeat(2).includes(part)))
}

/** A broken rule of staff accounts, at its field. */
export const accessFault = (code: AccessFault, Campo?: string): StaffViolation => ({
  code,
  text: ACCESS_FAULTS[code],
  ...(Campo !== undefined && { Campo }),
})

export function checkStaffUser(Usuario: string): StaffViolation | null {
  return /^[a-zA-Z0-9._-]{3,40}$/.test(Usuario) ? null : accessFault('usuario-forma', 'Usuario')
}

/** Checks a password chosen for an account; `Campo` is the field in which it was typed. */
export async function checkStaffPassword(
  db: Db,
  Pass: string,
  Campo: string,
  { user_name, full_name, email }: Pick<StaffRow, 'user_name' | 'full_name' | 'email'>,
): Promise<StaffViolation | null> {
  if (Pass.length < STAFF_PASSWORD_MIN_CHARACTERS) return accessFault('clave-corta', Campo)
  const shop = await findSiteParameter(db, 'NombreTienda')
  const names = [user_name, full_name, ...full_name.split(/\s+/), email, email.replace(/@.*$/, ''), shop]
  return (await isGuessable(Pass, names)) ? accessFault('clave-adivinable', Campo) : null
}
