/** A number that can be dialled. */
export interface Telephone {
  /** As `tel:` takes it. */
  dial: string
  /** With country code and, of Argentina, the mobile 9, without +; null: it has no area code, or is toll-free. */
  chat: string | null
}

/** The area codes of Argentina (libphonenumber's metadata of the country). */
const AREA =
  /^(?:11|2(?:2(?:02?|[13]|2[13-79]|4[1-6]|5[2457]|6[124-8]|7[1-4]|8[13-6]|9[1267])|3(?:02?|1[467]|2[03-6]|3[13-8]|[49][2-6]|5[2-8]|[67])|4(?:7[3-578]|9)|6(?:[0136]|2[24-6]|4[6-8]?|5[15-8])|80|9(?:0[1-3]|[19]|2\d|3[1-6]|4[02568]?|5[2-4]|6[2-46]|72?|8[23]?))|3(?:3(?:2[79]|6|8[2578])|4(?:0[0-24-9]|[12]|3[5-8]?|4[24-7]|5[4-68]?|6[02-9]|7[126]|8[2379]?|9[1-36-8])|5(?:1|2[1245]|3[237]?|4[1-46-9]|6[2-4]|7[1-6]|8[2-5]?)|6[24]|7(?:[069]|1[1568]|2[15]|3[145]|4[13]|5[14-8]|7[2-57]|8[126])|8(?:[01]|2[15-7]|3[2578]?|4[13-6]|5[4-8]?|6[1-357-9]|7[36-8]?|8[5-8]?|9[124])))$/
const TOLL_FREE = /^0?[68][01]0\d{6,7}$/
/** Without an area code; mobiles begin with 15. */
const LOCAL = /^(?:15\d{6,8}|[2-9]\d{5,7})$/
const LABEL =
  /^(?:(?:tel(?:[eé]fonos?)?|cel(?:ular(?:es)?)?|m[oó]vil|fijo|fax|whatsapp|wpp|wsp)(?:\.|:|\/|\s)*)+(?=[\d(+])/
const EXTENSION = /[\s(]+(?:interno|int|extensi[oó]n|ext)\.?:?\s*\d{1,6}\)?$/

/** How a telephone is written. */
export const TELEPHONE_HINT = 'escribilo con su código de área, por ejemplo 249 400-0000.'

/**
 * The numbers that a text names, in its order, read by Argentina's rules: prefixes 0, 54, 9 and 15 in every usual way,
 * toll-free numbers, extensions, another country's with + or 00. Of several, a later one may leave out the area code or
 * all but its last digits. Null unless all of the text was understood.
 */
export function readTelephones(written: string): Telephone[] | null {
  const text = written
    .normalize('NFKC')
    .replaceAll(/[‐-―−]/g, '-')
    .trim()
    .toLowerCase()
  const numbers: Telephone[] = []
  let before = ''
  for (const part of text.replace(LABEL, '').split(/\s*[/,;|\n]\s*|\s+[yoeó]\s+/)) {
    const bare = part.trim().replace(LABEL, '').replace(EXTENSION, '')
    if (!/^\+?[\d\s().-]+$/.test(bare)) return null
    const digits = bare.replaceAll(/\D/g, '')
    const number = readNumber(bare.startsWith('+') ? `00${digits}` : afterFirst(digits, before))
    if (number === null) return null
    numbers.push(number)
    before = number.dial
  }
  return numbers
}

/** A later number's digits, with what it leaves out of the first one's. */
function afterFirst(digits: string, before: string): string {
  if (before === '' || !(digits.length <= 4 || LOCAL.test(digits))) return digits
  const national = before.replace(/^\+549?/, '')
  return national.slice(0, Math.max(0, national.length - digits.length)) + digits
}

function readNumber(digits: string): Telephone | null {
  const country = /^00(?!54)([1-9]\d{7,14})$/.exec(digits)?.[1]
  if (country !== undefined) return { dial: `+${country}`, chat: country }
  if (TOLL_FREE.test(digits)) return { dial: digits.replace(/^0?/, '0'), chat: null }
  const inside = digits.replace(/^(?:00)?54(?=\d{10})/, '')
  const [, nine = '', rest = ''] = /^(9?)0?(\d+)$/.exec(inside) ?? []
  for (const length of [2, 3, 4]) {
    const area = rest.slice(0, length)
    const isMobile = rest.length === 12 && rest.startsWith('15', length)
    if (!AREA.test(area) || !(isMobile || rest.length === 10)) continue
    const national = area + rest.slice(isMobile ? length + 2 : length)
    return { dial: `+54${isMobile ? '9' : nine}${national}`, chat: `549${national}` }
  }
  return LOCAL.test(digits) ? { dial: digits, chat: null } : null
}

/** The link of a telephone number as written by the shop; '' if it is not one. */
export function telephoneAddress(written: string): string {
  const [first] = readTelephones(written) ?? []
  return first === undefined ? '' : `tel:${first.dial}`
}

/** A chat's address; the staff enter WhatsApp as a phone number or as an address. '' if neither. */
export function whatsappAddress(typed: string): string {
  if (/^https?:\/\//i.test(typed)) return typed
  const chat = (readTelephones(typed) ?? []).find((number) => number.chat !== null)?.chat
  return chat === undefined || chat === null ? '' : `https://wa.me/${chat}`
}

/** The ten digits of an Argentine number; other digits as they are. */
export const nationalDigits = (digits: string): string =>
  readNumber(digits)
    ?.dial.replace(/^\+549?(?=\d{10}$)/, '')
    .replace('+', '') ?? digits
