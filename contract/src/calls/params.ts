import { Type } from 'typebox'
import { ArticleCode, Closed, Id, IsoDate, SEARCH_MAX_CHARACTERS } from '../base/index.ts'

const WHOLE_MAX = 1_000_000

const whole = Type.Integer({ minimum: 0, maximum: WHOLE_MAX })

/** `/{from}/{count}`: an offset and a count; count 0 means all (contract §2). */
export const Range = { from: whole, count: whole }

/** `/{page}/{size}`: a page number from 0 and a page size. */
export const Page = { page: whole, size: Type.Integer({ minimum: 1, maximum: 200 }) }

export const RangeParams = Closed(Range)
export const IdParams = Closed({ Id })
export const CodeInRangeParams = Closed({ Codigo: ArticleCode, ...Range })
export const IdInRangeParams = Closed({ Id, ...Range })
export const IdInPagesParams = Closed({ Id, ...Page })

/** A search text; the minimum of three letters is a rule, checked later. */
export const SearchText = Type.String({ minLength: 1, maxLength: SEARCH_MAX_CHARACTERS })
export const TextParams = Closed({ Texto: SearchText })
export const TextInRangeParams = Closed({ Texto: SearchText, ...Range })

/** `HOY` or an ISO date (contract §2). */
export const DateOrToday = Type.Union([Type.Literal('HOY'), IsoDate])
export const DateParams = Closed({ Fecha: DateOrToday })
