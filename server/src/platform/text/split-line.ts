/** The fields of a line, or of several lines joined by a quoted field. */
export interface SplitLine {
  fields: string[]
  /** A quoted field is still open at the end of the line. */
  isOpen: boolean
  /** Indexes of fields with a stray quote. */
  stray: number[]
}

const QUOTE = '"'

/**
 * Splits a line (RFC 4180): a quoted field may contain the separator and doubled quotes. A quote elsewhere, or one that
 * is not closed, is an ordinary character.
 */
export function splitLine(line: string, separator: string): SplitLine {
  if (!line.includes(QUOTE)) return { fields: line.split(separator), isOpen: false, stray: [] }
  const fields: string[] = []
  const stray: number[] = []
  let at = 0
  for (;;) {
    if (line[at] === QUOTE) {
      const quoted = quotedField(line, at, separator)
      if (quoted.isStray) stray.push(fields.length)
      fields.push(quoted.text)
      if (quoted.end === -1) return { fields, isOpen: true, stray }
      at = quoted.end
    } else {
      const end = line.indexOf(separator, at)
      const text = end === -1 ? line.slice(at) : line.slice(at, end)
      if (text.includes(QUOTE)) stray.push(fields.length)
      fields.push(text)
      at = end === -1 ? line.length : end
    }
    if (at >= line.length) return { fields, isOpen: false, stray }
    at += separator.length
    if (at === line.length) return { fields: [...fields, ''], isOpen: false, stray }
  }
}

/** The field with an opening quote at `start`; `end` is the index of its separator, or -1 if it is not closed. */
function quotedField(line: string, start: number, separator: string) {
  let text = ''
  let isStray = false
  for (let at = start + 1; at < line.length; at++) {
    if (line[at] !== QUOTE) {
      const next = line.indexOf(QUOTE, at)
      text += next === -1 ? line.slice(at) : line.slice(at, next)
      if (next === -1) break
      at = next
    }
    if (line[at + 1] === QUOTE) {
      text += QUOTE
      at++
    } else if (at + 1 === line.length || line.startsWith(separator, at + 1)) {
      return { text, isStray, end: at + 1 }
    } else {
      text += QUOTE
      isStray = true
    }
  }
  return { text, isStray, end: -1 }
}

/** The fields if an opening quote is a typo: split at every separator, that quote dropped. */
export function splitUnquoted(line: string, separator: string): string[] {
  return line
    .split(separator)
    .map((field) => (field.startsWith(QUOTE) && !/^".*"$/.test(field) ? field.slice(1) : field))
}
