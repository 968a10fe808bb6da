/**
 * Branches in the order of their ids in a look-up, the nearest first; those that it does not name come last. Before it is
 * known, they stay in the shop's order.
 */
export function nearestFirst<B extends { Id: number }>(
  branches: readonly B[],
  nearest: readonly number[] = [],
): B[] {
  const rank = new Map(nearest.map((Id, index) => [Id, index]))
  const last = nearest.length
  return branches.toSorted((one, other) => (rank.get(one.Id) ?? last) - (rank.get(other.Id) ?? last))
}
