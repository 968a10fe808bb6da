import { findArticle, matchList, pictured, type Article, type ListMatch } from '@gondola/contract/catalogue'
import { send } from '../../api/client.ts'
import { promotionDiscounts } from '@gondola/contract/promotions'
import { fits, LIST_DOUBT_BELOW, sumOfPesos, type Violation } from '@gondola/contract/base'
import {
  type CartLine,
  withAsides,
  cartTotal,
  takesNotes,
  toCartLine,
  withLineAdded,
  quantityToAdd,
  listQuantity,
  singlesIn,
  checkList,
  notesInList,
  parseList,
  parseListLine,
} from '@gondola/contract/cart'
import { LINE_QUANTITY_MAX } from '@gondola/contract/orders'
import { create } from 'zustand'
import { refreshCart } from './cart-refresh.ts'
import { addArticles, useCart } from './cart.ts'
import { mostOf } from './most.ts'
import { choose, COMMENT_MAX_CHARACTERS, useCheckout } from './checkout.ts'
import { usePlace } from '../place/place.ts'
import { isLoggedIn, ownId } from '../session/session.ts'
import { stored } from '../stored.ts'

/** A line of the list with its proposed article and the shopper's changes. */
export interface Proposal {
  id: number
  match: ListMatch
  article: Article | null
  /** Pieces or grams; null while the field is empty. */
  quantity: number | null
  /** The shopper chose or accepted the article, so the line is no longer doubtful. */
  isChosen: boolean
}

/** What is stored of a proposal; its article is asked for again. */
type KeptLine = Pick<Proposal, 'quantity' | 'isChosen'> & { Texto: string; Codigo: string | null }

interface ShoppingList {
  /** The typed text; stored until it is used. */
  text: string
  proposals: readonly Proposal[] | null
  /** The lines of the proposals of before a reload or an edit of the text. */
  kept: readonly KeptLine[]
  /** The page was reloaded over its proposals, which are asked for again. */
  isReloaded: boolean
  /** The client and branch at the time of the request: prices depend on both. */
  client: number | null
  branch: number | undefined
}

const storedText = stored<string>('lista', '', (parsed) => typeof parsed === 'string')

const nullable = (type: object) => ({ anyOf: [type, { type: 'null' }] })
const properties = {
  Texto: { type: 'string' },
  Codigo: nullable({ type: 'string' }),
  quantity: nullable({ type: 'integer', minimum: 0, maximum: LINE_QUANTITY_MAX }),
  isChosen: { type: 'boolean' },
}
const KEPT = { type: 'array', items: { type: 'object', required: Object.keys(properties), properties } }
const storedLines = stored<readonly KeptLine[] | null>(
  'propuestas',
  null,
  (parsed): parsed is readonly KeptLine[] => fits(KEPT, parsed),
)
const reloaded = storedLines.read()

export const useShoppingList = create<ShoppingList>(() => ({
  text: storedText.read(),
  proposals: null,
  kept: reloaded ?? [],
  isReloaded: reloaded !== null,
  client: null,
  branch: undefined,
}))

useShoppingList.subscribe(({ text, proposals }, before) => {
  if (text !== before.text) storedText.write(text)
  if (proposals !== before.proposals) storedLines.write(proposals && keptOf(proposals))
})

const keptOf = (proposals: readonly Proposal[]): KeptLine[] =>
  proposals.map(({ match: { Texto }, article, quantity, isChosen }) => {
    return { Texto, Codigo: article?.Codigo ?? null, quantity, isChosen }
  })

export const changeListText = (text: string): void => useShoppingList.setState({ text })

/** Returns to editing the text, which is unchanged. */
export function editList(): void {
  useShoppingList.setState(({ proposals }) => ({ kept: keptOf(proposals ?? []), proposals: null }))
}

/** The rule that the list violates, or null. */
export function checkListText(text: string): Violation | null {
  return checkList(parseList(text))
}

/** Requests proposals for the list's lines. Rejects as the call does; the text stays. */
export async function proposeArticles(): Promise<void> {
  const { kept, isReloaded } = useShoppingList.getState()
  try {
    await propose(kept, isReloaded)
  } finally {
    useShoppingList.setState({ isReloaded: false })
  }
}

/** Updates the proposals to the prices visible after login or logout, or of the branch moved to. */
export async function renewProposals(): Promise<void> {
  const { proposals, ...of } = useShoppingList.getState()
  const { branch } = usePlace.getState()
  if (proposals === null || (of.client === ownId() && of.branch === branch)) return
  useShoppingList.setState({ client: ownId(), branch })
  await propose(keptOf(proposals), true)
}

/**
 * Proposals for the text's lines, or for the kept ones alone, as those were changed: what is not sold any more is replaced
 * by another proposal, which counts as doubtful.
 */
async function propose(kept: readonly KeptLine[], isOfKept: boolean): Promise<void> {
  const client = ownId()
  const { branch } = usePlace.getState()
  const matches = await send(matchList, { body: { Texto: useShoppingList.getState().text } })
  const left = [...kept]
  const proposals = matches.map(async (match, id): Promise<Proposal[]> => {
    const at = left.findIndex(({ Texto }) => Texto === match.Texto)
    // of two equal lines each has its own
    const [before] = left.splice(at, at < 0 ? 0 : 1)
    if (before === undefined && isOfKept) return []
    const article = (before?.isChosen && (await articleOf(match, before.Codigo))) || match.Articulo
    const proposed = { id, match, article, quantity: match.Cantidad, isChosen: false }
    if (!before?.Codigo) return [proposed]
    const { Codigo, quantity, isChosen } = before
    if (Codigo === article?.Codigo) return [{ ...proposed, quantity, isChosen }]
    return [{ ...proposed, match: { ...match, Confianza: 0 } }]
  })
  useShoppingList.setState({ proposals: (await Promise.all(proposals)).flat(), kept: [], client, branch })
}

/** An article that was chosen for a line, which may have been searched for; null if it is not on sale any more. */
async function articleOf({ Articulo, Alternativas }: ListMatch, Codigo: string | null) {
  const known = [Articulo, ...Alternativas].find((article) => article?.Codigo === Codigo)
  return known ?? (Codigo === null ? null : send(findArticle, { params: { Codigo } }))
}

function changeProposal(id: number, change: (proposal: Proposal) => Proposal): void {
  useShoppingList.setState(({ proposals }) => ({
    proposals: proposals && proposals.map((each) => (each.id === id ? change(each) : each)),
  }))
}

/** Chooses another article for a line, in the amount that the line asks for, or that the shopper set. */
export function chooseForLine(id: number, article: Article): void {
  changeProposal(id, (proposal) => {
    const { Texto, Articulo, Cantidad } = proposal.match
    const line = parseListLine(Texto)
    const quantityOf = (of: Article) => (line === null ? of.unidad : listQuantity(line, of))
    const isSet = proposal.quantity !== null && proposal.quantity !== Cantidad
    // an amount that only the shop understood
    const isRead = !line?.isAmountGiven && Articulo !== null && Cantidad !== quantityOf(Articulo)
    const before = isSet ? (proposal.article ?? Articulo) : Articulo
    const isToKeep = isSet ? !line?.isAmountGiven || before?.unidad === article.unidad : isRead
    const kept = isToKeep && inPacksOf(article, isSet ? proposal.quantity! : Cantidad, before)
    return { ...proposal, article, quantity: kept || quantityOf(article), isChosen: true }
  })
}

/** As much in another size, eight candles in two packs of four; null where sizes cannot be compared and units differ. */
function inPacksOf(article: Article, quantity: number, before: Article | null): number | null {
  const [had, has] = [before ?? article, article].map((each) =>
    each.unidad === 100
      ? { content: 1, unit: 'g' }
      : { content: singlesIn(each) ?? each.ContenidoNeto ?? 0, unit: each.ContenidoUnidad },
  )
  if (had!.unit !== has!.unit || !had!.content || !has!.content)
    return before?.unidad === article.unidad ? quantity : null
  return Math.max(1, Math.round((quantity * had!.content) / has!.content))
}

export const changeLineQuantity = (id: number, quantity: number | null): void =>
  changeProposal(id, (proposal) => ({ ...proposal, quantity }))

/** Takes a doubtful line's article as it is. */
export const acceptLine = (id: number): void =>
  changeProposal(id, (proposal) => ({ ...proposal, isChosen: true }))

/** Takes all that are still in doubt as they are. */
export function acceptAll(): void {
  useShoppingList.setState(({ proposals }) => ({
    proposals: proposals && proposals.map((each) => (each.article ? { ...each, isChosen: true } : each)),
  }))
}

/**
 * How a line wants its article, whichever the shopper chooses; a pack that is proposed is as it is, but for what is said
 * beside it.
 */
export const noteOf = ({ match: { Aclaracion = '', Articulo, Texto }, article }: Proposal): string =>
  article && (takesNotes(article) || article.Codigo !== Articulo?.Codigo || withAsides(Texto).includes('('))
    ? Aclaracion
    : ''

/** Whether a line is added with the list: it has an article, and the shopper has looked at it if it is doubtful. */
export const isCounted = ({ match, article, isChosen }: Proposal): boolean =>
  article !== null && (isChosen || match.Confianza >= LIST_DOUBT_BELOW)

/** The most of its article that a line adds: its limit per order, and what is left. */
export const mostProposed = (article: Article | null): number =>
  article ? Math.min(mostOf(article), article.Quedan ?? Infinity) : Infinity

/** Pieces or grams that a line would add; an empty field counts as one unit. */
export const proposedQuantity = ({ article, quantity }: Proposal): number =>
  Math.min(mostProposed(article), quantityToAdd(quantity, article?.unidad ?? 1))

export interface ListSum {
  /** Articles, as the cart will count them. */
  items: number
  /** Lines that wait for the shopper's look. */
  doubtful: number
  /** In pesos, with the promotions' discounts, as the cart's; null while prices are hidden. */
  total: number | null
  /** It has something weighed, so that the total is settled when it is prepared. */
  isEstimate: boolean
}

export function listSum(proposals: readonly Proposal[]): ListSum {
  const lines = countedLines(proposals)
  const total = cartTotal(lines)
  return {
    items: lines.length,
    doubtful: proposals.filter((proposal) => proposal.article !== null && !isCounted(proposal)).length,
    total: total && sumOfPesos([total, -promotionDiscounts(lines, null).TotalDescuento]),
    isEstimate: lines.some(({ Unidad }) => Unidad === 100),
  }
}

/** An article that two lines ask for is one line of the cart. */
const countedLines = (proposals: readonly Proposal[]): CartLine[] =>
  proposals.reduce<CartLine[]>((lines, proposal) => {
    if (!proposal.article || !isCounted(proposal)) return lines
    const line = toCartLine(pictured(proposal.article), proposedQuantity(proposal))
    const Aclaracion = noteOf(proposal)
    return withLineAdded(lines, Aclaracion ? { ...line, Aclaracion } : line)
  }, [])

export function removeLine(id: number): void {
  useShoppingList.setState(({ proposals }) => ({
    proposals: proposals && proposals.filter((each) => each.id !== id),
  }))
}

/** Puts a removed line back to its place. */
export function putBackLine(proposal: Proposal, place: number): void {
  useShoppingList.setState(({ proposals }) => ({
    proposals: proposals && proposals.toSpliced(place, 0, proposal),
  }))
}

/** What the list says of the whole order, and its comment does not yet; an order that is changed keeps its own. */
export function orderNote(text: string): string {
  const note = notesInList(text)
  return useCart.getState().order || useCheckout.getState().Opt4.includes(note) ? '' : note
}

/**
 * Adds the counted lines to the cart, and what is said of the order to its comment, and returns how many articles they are there, and what undoes it. Lines without an article, and doubtful
 * ones that nobody has looked at, remain as the list's text.
 */
export function addProposals(): { items: number; undo: () => void } {
  const before = useShoppingList.getState()
  const proposals = before.proposals ?? []
  const lines = countedLines(proposals)
  const takeOut = addArticles(lines)
  const left = proposals.filter((proposal) => !isCounted(proposal))
  const { Opt4 } = useCheckout.getState()
  const note = orderNote(before.text)
  const comment = [Opt4, note].filter(Boolean).join('. ')
  if (note !== '') choose({ Opt4: comment.slice(0, COMMENT_MAX_CHARACTERS) })
  useShoppingList.setState({
    text: left.map(({ match }) => match.Texto).join('\n'),
    proposals: null,
    kept: [],
  })
  if (isLoggedIn() && lines.some(({ Precioventa }) => Precioventa === null)) void refreshCart(null)
  const undo = () => {
    takeOut()
    if (note !== '') choose({ Opt4 })
    useShoppingList.setState(before)
  }
  return { items: lines.length, undo }
}
