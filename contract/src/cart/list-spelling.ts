import { NUMBER, numberOf } from '@gondola/lexicon/amounts'

/** Pictures that stand for what is bought. */
const GOODS: ReadonlyMap<string, string> = new Map(
  `
  🍌 banana, 🍎 manzana roja, 🍏 manzana verde, 🍊 naranja, 🍋 limón, 🍐 pera, 🍇 uva, 🍓 frutilla,
  🍑 durazno, 🍍 ananá, 🥝 kiwi, 🥑 palta, 🍅 tomate, 🥔 papa, 🧅 cebolla, 🧄 ajo, 🥕 zanahoria,
  🌽 choclo, 🥬 lechuga, 🥦 brócoli, 🥒 pepino, 🍆 berenjena, 🫑 morrón, 🍄 champignones, 🥚 huevos,
  🥛 leche, 🧈 manteca, 🧀 queso, 🍞 pan, 🥖 pan flauta, 🥐 medialunas, 🥩 carne, 🍗 pata muslo,
  🐟 pescado, 🍺 cerveza, 🍷 vino, ☕ café, 🧉 yerba, 🍫 chocolate, 🍪 galletitas, 🍦 helado,
  🍝 fideos, 🍚 arroz, 🧻 papel higiénico, 🧼 jabón`
    .split(',')
    .map((pair) => pair.trim())
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
)

const EMOJI = /\p{Extended_Pictographic}[\uFE0F\u200D]*/gu
/** Words that say how, and not what. */
const HOW =
  /^(?:madur|verde|fresc|grande|chic|ric|lind|buen|por|pl[ie]s|para|con|sin|unidad|kilo|kgs?$|grs?$|bien|muy|que|est)/i

/**
 * A line without pictures. Where they are all that says what is wanted, its name: `🍌🍌🍌 maduras`, three bananas; `🥔 2
 * kg`.
 */
function withoutEmoji(typed: string): string {
  const pictures = typed.match(EMOJI) ?? []
  if (pictures.length === 0) return typed
  const text = typed.replace(EMOJI, ' ').replace(/\s+/g, ' ').trim()
  const good = GOODS.get(pictures[0]!.replace('\uFE0F', ''))
  const isNamed = (text.match(/\p{L}{3,}/gu) ?? []).some((word) => !HOW.test(word))
  if (good === undefined || isNamed) return text
  const count = pictures.filter((one) => one === pictures[0]).length
  return `${good} ${text}${count > 1 ? ` x ${count}` : ''}`.trim()
}

/** What an exported chat says before each message: `[12/11/26, 18:32:10] Mamá: `. */
const SENT =
  /^\[?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,?\s+\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?\s?m\.?)?\]?\s*(?:-\s*)?(?:[^:\d]{1,40}:\s*)?/i
/** How somebody asks for something. */
const ASKS = String.raw`(?:pon[eé]me|ponele|agreg[aá](?:me|le)?|sum[aá](?:me|le)|dame|quiero|necesito|mand[aá]me|tra[eé]me|dej[aá]me|que\s+traig\p{L}+|mir[aá]\s+si\s+(?:hay|quedan?)|anot[aá](?:me)?)\s+`
/** What is said to whoever shops, and names no article: `Hola Marta, haceme las compras:`, `¡Muchas gracias!`. */
export const ADDRESSED = new RegExp(
  String.raw`^[¡\s]*(?:(?:hola|buenas|buen(?:os)?\s+d[ií]as?|buenas\s+(?:tardes|noches)|estimad\p{L}+|querid\p{L}+|te\s+(?:paso|mando|dejo)|ac[aá]\s+va|list(?:it)?a|(?:las\s+)?compras)(?!\p{L})(?:\D*:|(?!\D*${ASKS}\p{L}{3})\D*[!.,]|\D*(?:compras?|list(?:it)?a|pedido|super|mandado)\b\D*)|(?:(?:muchas|mil)\s+)?gracias(?!\p{L})\D*|(?:besos?|saludos|abrazo)(?!\p{L})\D{0,12})$`,
  'iu',
)

/** Before what is asked for: `che, también poneme …`. */
const ASKING = new RegExp(
  String.raw`^(?:\p{L}{2,15}[:,]\s+(?=${ASKS}))?(?:(?:eh|che|bueno|ah|hola|también|tambien|además|ademas|por\s*fa(?:vor)?),?\s+)*(?:${ASKS})?(?=.*\p{L}{3})`,
  'iu',
)
const COURTESY = /[\s,]+(?:coma\s+)?(?:gracias|por ?favor|por ?fis?|por ?fa|plis+|pls|please)[.!]*$/i

/** How it is cut: a remark for whoever prepares it. */
const CUT =
  /,?\s+((?:(?:bien|muy)\s+)?(?:cortad|fetead|rebanad|trozad)[oa]s?\s+(?:bien|muy|fin|grues|en|para|a)(?:\s.*|\p{L}*)|(?:bien|muy)\s+(?:fin|grues)\p{L}*)$/iu

/** A count with a size: `zapallo 1 medianito`. A middling one is any. */
const COUNT_OF_SIZE =
  /\s+(\d{1,2}|una?o?|dos|tres|cuatro)\s+(?:median\p{L}+|(grande|chic|gord)(?:it)?([oae]s?|s)?)$/iu

/** What a photograph or a scan takes for another letter: `cebo1la`, `Ques0`, `75O ml`, `kq`. */
const readAgain = (typed: string) =>
  typed
    .replace(/(?<=\p{L}{2})1(?!(?:kgs?|kilos?|k|l|lts?|litros?|g|grs?|ml|cc|un?)\b)(?=\p{L})/giu, 'l')
    .replace(/(?<=\p{L})0(?=\p{L})|(?<=\p{L}{4})0(?![\p{L}\d.,])/gu, 'o')
    .replace(/(?<=\d)o(?=\s*(?:ml|g|gr|grs|kg|cc|l)\b)/gi, '0')
    .replace(/^l(?=\s*(?:kg|kilo|l|lt|litro|paq)s?\b)/i, '1')
    .replace(/\b1(?=(?:eche|avandina|entejas?|evadura|echuga|imon(?:es)?)\b)/gi, 'l')
    .replace(/\bkq\b/gi, 'kg')
    .replace(/q(?=[rl]\p{L})/giu, 'g')

/**
 * A line as it would be written out: short forms (`p/ pelo graso`, `kilo d papa`, `2 hnos`), what is said around it, and
 * letters that were taken for digits.
 */
export function spelledOut(typed: string): string {
  const written = readAgain(withoutEmoji(typed.replace(SENT, '').replace(COURTESY, '')))
    .replace(ASKING, '')
    .replace(/(?<=^|\s)p\/\s*/gi, 'para ')
    .replace(/(?<=^|\s)c\/\s*/gi, 'con ')
    .replace(/(?<=^|\s)s\/\s*/gi, 'sin ')
    .replace(/(?<=\p{L}\s)d(?=\s\p{L})/giu, 'de')
    .replace(/(?<=\s)q(?=\s\p{L})/giu, 'que')
    .replace(/(?<=^|\s)(\d{1,2})\/(?=\p{L}{3})/gu, '$1 ')
    .replace(/(?<=\p{L}{3})\/(\d{1,2})$/gu, ' x $1')
    .replace(/\bhnos\b\.?/gi, 'hermanos')
    .replace(/(?<=^|\s)tri ?packs?(?=\s|$)/gi, 'pack x3')
    .replace(/(?<=\s)de l[ao]s? de(?=\s)/gi, 'de')
    .replace(/(?<=\s)x(?=\d+(?:[.,]\d+)?\s*(?:kg|k|g|gr|l|lt|ml|cc)s?\b)/gi, '')
    .replace(COUNT_OF_SIZE, (_, count: string, size = '', ending = '') => ` ${size}${ending} x ${count}`)
  return written.replace(CUT, (_, cut: string) => ` (${cut})`)
}

const OCCASION = String.raw`cumple(?:a[nñ]os)?|fiesta|aniversario|bautismo|casamiento|boda|reuni[oó]n|mesversario`
const GUESTS = String.raw`personas?|chic[oa]s|nen[oa]s|invitad[oa]s|comensales|adultos?|grandes`
/** How one speaks to whoever shops or serves: `decile al fiambrero`, `fijate`, `si puede ser`. */
const SPOKEN = String.raw`(?:y\s+)?(?:dec[ií]\p{L}*|ped[ií]\p{L}*|av[ií]s[aá]\p{L}*|f[ií]j[aáe]\p{L}*|mir[aáe]|ojo|cuid[aáe]\p{L}*|acord\p{L}+|trat[aáe]\p{L}*|(?:eleg[ií]|busc[aá]|sac[aá]|cort[aá]|pic[aá]|prepar[aá]|dej[aá]|pel[aá]|limpi[aá]|troz[aá]|separ[aá]|envolv[eé]|rall[aá]|hac[eé])(?:me|le|l[aoe]s?|mel[aoe]s?)|prefiero|prefer\p{L}+|ojal[aá]|por\s*fa(?:vor)?(?!\s+y(?!\p{L}))|si\s+(?:es\s+posible|fuera\s+posible|no\s+es\s+molestia|(?:se\s+)?pued\p{L}+|pod[eé]s)|en\s+lo\s+posible|de\s+ser\s+posible)\s+\p{L}`
/** What a clause tells: `que el carnicero las corte finitas`, `que son para licuado`; not `lo que haya`. */
const CLAUSE = String.raw`(?<!(?<!\p{L})(?:el|l[aeo]s?|algo|cosas?|o|m[aá]s|antes|lo\s+mismo))\s+(?:y\s+|pero\s+)?que\s+(?!haya|hay(?!\p{L})|encuentres|quieras|tengas|(?:siempre\s+)?(?:llev|compr|pid|us|tom)[oa])\p{L}`
/** An amount behind what is told: `que estén maduras 1 kg`. */
const AMOUNT_LAST = String.raw`(?=(?:,?\s+(?:x\s*\d+|(?:${NUMBER})\s*(?:kgs?|k|kilos?|g|grs?|gramos|l|lts?|litros?|un?|unidades|bols\p{L}+|paq\p{L}*|lat\p{L}+|caj\p{L}+|botell\p{L}+|docenas?|sachets?|potes?|frascos?|atados?)))?$)`
const COLD = String.raw`(?:(?:bien|muy)\s+)?(?:fr[ií](?:[oa]s?|it[oa]s?)|helad(?:it)[oa]s?|fresquit[oa]s?)|(?:bien|muy)\s+helad[oa]s?`
const HEALTH = String.raw`(?!.*(?:cel[ií]ac|diab[eé]t|hipertens|al[eé]rgic|intolerante|vegan|vegetarian|lactosa|tacc|gluten|az[uú]car|sal(?!\p{L})))`
/** For whom or when: `para mi suegra`, `para Tomi`, `para el domingo`. */
const FOR_SOMEBODY = String.raw`para\s+${HEALTH}(?:(?:la\s+(?:torta|fiesta)\s+de\s+)?(?:mis?|tus?|sus?|nuestr[oa]s?)\s+\p{L}|(?:el|la|los|las|este)\s+(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|finde|fin\s+de|oficina|cole|colegio|escuela|trabajo|seño|abuel|suegr|nuer|noch|nen|chic|chiquit|hij|viaje|campo|casa)|hoy|ma[nñ]ana|casa$)`
/** What any article may be asked to be when it is served, and none is called. */
const SERVED = new RegExp(
  String.raw`^(?:${SPOKEN}|${COLD}$|(?:bien|muy)\s|${FOR_SOMEBODY}|(?:y\s+|pero\s+)?que\s+(?!(?:no\s+)?(?:sea|ten|dig))|con\s+(?:fecha|vencimiento))`,
  'iu',
)
/** Whether something said beside an article is left to whoever serves it, whatever the article. */
export const isForServing = (aside: string): boolean => SERVED.test(aside)

/**
 * What a line says beside its article, whose numbers count nothing: what is told to whoever serves it, an age or guests
 * (`cumple de 8`, `para 10 personas`), a wish (`que sea magra`), and what stands behind a dash, or behind a comma if it says
 * how.
 */
const ASIDES = [
  String.raw`[\s,;.]+(${SPOKEN}.*?)${AMOUNT_LAST}`,
  String.raw`(?=,?${CLAUSE}),?\s+((?:y\s+|pero\s+)?que\s.*?)${AMOUNT_LAST}`,
  String.raw`(?<!^regal\p{L}*),?\s+(${FOR_SOMEBODY}.*?)${AMOUNT_LAST}`,
  String.raw`,?\s+(${COLD}|con\s+(?:fecha|vencimiento)\s.*?|(?:el|l[aeo]s?)\s+(?:m[aá]s\s+\p{L}|que\s+(?:est[eé]|teng|veng|sea)).*?|de\s+(?:${NUMBER})\s+dedos?(?:\s.*)?|(?:la\s+)?mitad\s.*|un[oa]s?\s+(?:chic|grand|median)\p{L}+|(?:medio|casi|m[aá]s\s+bien|poco)\s+(?:verde|madur|pint)\p{L}*|ya\s+(?:para|list|cortad|fetead|rallad|pelad|lavad|trozad|molid|picad).*?)${AMOUNT_LAST}`,
  String.raw`[\s,]+((?:(?:para|por|p|de)\s+)?(?:(?:el|la|un|una|mi|su)\s+)?(?:${OCCASION})\s+(?:de\s+|n[uú]mero\s+)?(?:(?:los|mis|sus)\s+)?(?:${NUMBER})(?:\s+a[nñ](?:os|itos))?)`,
  String.raw`[\s,]+((?:para|de)\s+(?:(?:los|mis|sus|un[ao]s)\s+)?(?:${NUMBER})(?:\s+(?:${GUESTS})|\s+a[nñ]itos))`,
  String.raw`[\s,]+(para\s+(?:(?:los|mis|sus|un[ao]s)\s+)?(?:${NUMBER}))(?=$|\s+(?:con|sin|en|bien|para|y|cortad)\p{L}*\s)`,
  String.raw`\s+[-–—]\s+(\p{L}[^-–—]*)$`,
  String.raw`,\s*((?:(?:bien|muy|m[aá]s bien)\s+)?(?:en|sin(?!\s+(?:lactosa|gluten|t\.?a\.?c|az[uú]car|alcohol|gas))|con(?!\s+(?:gas|alcohol))|para|poc[oa]s?|magr[oa]s?|tiern|fresc|madur|cortad|fetead|trozad|deshuesad|limpi|molid|fin[oa]s?|finit|grues|blandit)(?:\p{L}*[\s,].*|\p{L}*))$`,
].map((form) => new RegExp(String.raw`${form}(?!\p{L})`, 'iu'))

const OF_OCCASION = new RegExp(OCCASION, 'iu')
/** A remark without the age that it says: no article is of that number. */
export const withoutAge = (remark: string): string =>
  OF_OCCASION.test(remark) ? remark.replace(/\s+(?:de\s+)?\d+(?:\s+a[nñ]\p{L}+)?/giu, '') : remark

const FOR_GUESTS = new RegExp(
  String.raw`(?:^|, )para\s+(?:(?:los|mis|sus|unos)\s+)?(${NUMBER})(?!\p{L})`,
  'iu',
)

/** For how many a remark says that a line is; null if it does not. */
export function guestsOf(remark = ''): number | null {
  const guests = FOR_GUESTS.exec(remark)?.[1]
  return guests === undefined ? null : numberOf(guests)
}

/** The line with all that in brackets; brackets that never close do. */
export function withAsides(typed: string): string {
  const closed = typed.lastIndexOf('(') > typed.lastIndexOf(')') ? `${typed})` : typed
  const [, before = closed, inside = ''] = /^([^()]*)(\(.*)?$/.exec(closed) ?? []
  let said = inside
  const line = ASIDES.reduce(
    (rest, form) =>
      rest.replace(form, (whole, aside: string, at: number) => {
        // a line does not begin with what is beside
        if (!/\p{L}/u.test(rest.slice(0, at))) return whole
        said = ` (${aside.trim()})${said}`
        return ''
      }),
    before,
  )
  return line === before ? closed : line.replace(/[\s,]+$/, '') + said
}

const MEATS =
  /(?<!\p{L})(?:pollo|hamburgues|chorizo|molida|milanes|carne|asado|tira de|vac[ií]o|bifes?(?!\p{L})|churrasc|lomo|ojo de bife|bola de|peceto|nalga|cuadril|colita de|matambre|bondiola|entra[nñ]a|costill|supremas?|pechug|pata|muslo|cerdo|ternera|novillo|roast|osobuco|falda|aguja|cuadrada|tapa de|solomillo|pechito|carr[eé]|pescado|merluza|filet)/iu
/** What a counter sells, by whoever stands behind it; of others, the line before is meant. */
const COUNTERS: readonly (readonly [who: RegExp, sells: RegExp])[] = [
  [/^(?:carnic|poll|pescad)er/i, MEATS],
  [
    /^(?:fiambr|ques)er/i,
    /(?<!\p{L})(?:jam[oó]n|ques|salam|salch|mortadel|fiambr|bondiola|panceta|paleta|lomito|tybo|muzza|cremoso)/iu,
  ],
  [/^(?:repart|cadet|deliver|chofer|encargad|porter|s[uú]per|todo|env[ií]o|pedido)/i, /(?!)/],
]
const WHO = String.raw`(?:para|al?)\s+(?:(?:el|la|los|las)\s+)?`
const PERSON = String.raw`(?:carnic|poll|pescad|fiambr|ques|verdul|panad)er[oa]s?|repartidor(?:es|a)?|cadete|delivery|chofer`
/** `nota para el carnicero: cortar fino`, `aclaración: sin bolsa`, `para el repartidor: no anda el timbre` */
const NOTE = new RegExp(
  String.raw`^[\s*•-]*(?:(?:nota|aclaraci[oó]n(?:es)?|observaci[oó]n(?:es)?|comentario|ojo|aviso)(?:\s+${WHO}(\p{L}+))?|(?:${WHO})?(${PERSON}))\s*[:.–—-]\s*(?!\d|medio|kilo)(\p{L}.*)$`,
  'iu',
)

/**
 * The parts of a list without its notes: one for a counter is said, in brackets, of the last part that this sells; the
 * others are about the whole order.
 */
export function withNotes(parts: readonly string[]): { parts: string[]; notes: string[] } {
  const kept: string[] = []
  const notes: string[] = []
  for (const part of parts) {
    const [, named, called, note] = NOTE.exec(part) ?? []
    if (note === undefined) kept.push(part)
    else {
      const sells = COUNTERS.find(([who]) => who.test(named ?? called ?? ''))?.[1] ?? /./
      const of = kept.findLastIndex((one) => sells.test(one))
      if (of < 0) notes.push(note.trim())
      else kept[of] = `${kept[of]!.trim()} (${note.replace(/[()]/g, '').trim()})`
    }
  }
  return { parts: kept, notes }
}

const NUMBERED = /^\s*(\d{1,3})\s*[-.)°º]+\s*/

/** `1- leche`, `2- pan`: numbers that only number the lines. */
export function withoutNumbering(lines: readonly string[]): readonly string[] {
  const isNumbered = lines.every((line, place) => Number(NUMBERED.exec(line)?.[1]) === place + 1)
  return isNumbered ? lines.map((line) => line.replace(NUMBERED, '')) : lines
}
