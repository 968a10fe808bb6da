import type { Call } from '@gondola/contract/calls'

/**
 * Calls that answer by branch: articles, banners, departments, brands, offers, promotions, favourites, own purchases,
 * delivery days and grid, costs and repeated orders. The comparison of two branches names them itself.
 */
const BY_BRANCH = /^\/(t[abdmop](?!.*\/comp)|favoritos\/g|dias|entrega\/g|clientes\/com|pedidos(c|\/cl))/i

let asked: number | undefined

/** The branch that calls name; undefined: the default one, which no address names. */
export const askedBranch = (): number | undefined => asked

export function askBranch(branch: number | undefined): void {
  asked = branch
}

/** The input of a call, with the branch if it answers by branch and names none itself. */
export function inBranch<I extends { query?: object | undefined }>({ path }: Call, input: I): I {
  return asked && BY_BRANCH.test(path) ? { ...input, query: { sucursal: asked, ...input.query } } : input
}

let tellClosed = (): void => undefined

/** Registers the listener for a branch that takes no orders any more (422 `sucursal-cerrada`). */
export function whenBranchCloses(listener: () => void): void {
  tellClosed = listener
}

export const branchClosed = (): void => tellClosed()
