/** A regular expression as a tree. Characters stay as written: JavaScript itself decides what they match. */
export type Pattern =
  | { kind: 'empty' }
  /** One character: a literal, an escape or a class. */
  | { kind: 'character'; source: string }
  /** An assertion: ^ $ \b \B */
  | { kind: 'place'; source: string }
  | { kind: 'sequence'; parts: readonly Pattern[] }
  | { kind: 'choice'; branches: readonly Pattern[] }
  | { kind: 'repeat'; inner: Pattern; least: number; most: number; isLazy: boolean }
  | { kind: 'look'; inner: Pattern; isBehind: boolean; isNot: boolean }

/** Parses a pattern in JavaScript's syntax. */
export function parsePattern(source: string): Pattern {
  const reader = new Reader(source)
  const pattern = reader.choice()
  if (!reader.isAtEnd) throw new Error(`/${source}/ was not read to its end`)
  return pattern
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  choice(): Pattern {
    const branches = [this.#sequence()]
    while (this.#take('|')) branches.push(this.#sequence())
    return branches.length === 1 ? branches[0]! : { kind: 'choice', branches }
  }

  #sequence(): Pattern {
    const parts: Pattern[] = []
    while (!this.isAtEnd && !this.#isNext('|') && !this.#isNext(')')) parts.push(this.#repeated(this.#one()))
    return parts.length === 0 ? { kind: 'empty' } : { kind: 'sequence', parts }
  }

  #repeated(inner: Pattern): Pattern {
    const range = this.#match(/^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})/)
    if (range === null) return inner
    const isLazy = this.#take('?')
    const [sign = '', from, comma, to] = range
    if (sign === '*') return { kind: 'repeat', inner, least: 0, most: Infinity, isLazy }
    if (sign === '+') return { kind: 'repeat', inner, least: 1, most: Infinity, isLazy }
    if (sign === '?') return { kind: 'repeat', inner, least: 0, most: 1, isLazy }
    const least = Number(from)
    const most = comma === undefined ? least : to === '' ? Infinity : Number(to)
    return { kind: 'repeat', inner, least, most, isLazy }
  }

  #one(): Pattern {
    if (this.#take('^')) return { kind: 'place', source: '^' }
    if (this.#take('$')) return { kind: 'place', source: '$' }
    const border = this.#match(/^\\[bB]/)
    if (border !== null) return { kind: 'place', source: border[0] }
    if (this.#isNext('(')) return this.#group()
    if (this.#isNext('[')) return { kind: 'character', source: this.#class() }
    const escape = this.#match(
      /^\\(?:p\{[^}]*\}|P\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^])/,
    )
    if (escape !== null) {
      // a back reference repeats what its group matched; here it matches any character, which takes no fewer steps
      if (/^\\[1-9]/.test(escape[0])) return { kind: 'character', source: '[^]' }
      return { kind: 'character', source: escape[0] }
    }
    const plain = this.#match(/^(?:[\ud800-\udbff][\udc00-\udfff]|[^])/)
    if (plain === null) throw new Error(`${this.#text} ends early`)
    return { kind: 'character', source: plain[0] }
  }

  #group(): Pattern {
    const head = this.#match(/^\((?:\?(<?[=!]|:|<\w+>))?/)
    const [, sign = ''] = head ?? []
    const inner = this.choice()
    if (!this.#take(')')) throw new Error(`${this.#text}: a group without an end`)
    if (!/^<?[=!]$/.test(sign)) return inner
    return { kind: 'look', inner, isBehind: sign.startsWith('<'), isNot: sign.endsWith('!') }
  }

  #class(): string {
    const start = this.#at
    this.#at++
    while (!this.isAtEnd && !this.#isNext(']')) this.#at += this.#isNext('\\') ? 2 : 1
    this.#at++
    return this.#text.slice(start, this.#at)
  }

  #isNext(sign: string): boolean {
    return this.#text.startsWith(sign, this.#at)
  }

  #take(sign: string): boolean {
    if (!this.#isNext(sign)) return false
    this.#at += sign.length
    return true
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#text.slice(this.#at))
    if (found !== null) this.#at += found[0].length
    return found
  }
}
