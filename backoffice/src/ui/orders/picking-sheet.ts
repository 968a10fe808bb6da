import type { PickingLine } from '@gondola/contract/orders'

/** Lines of one family, in aisle order. */
export interface SheetFamily<L> {
  name: string | null
  lines: L[]
}

export interface SheetDepartment<L> {
  name: string | null
  families: SheetFamily<L>[]
}

type Placed = Pick<PickingLine, 'Departamento' | 'Familia' | 'Descrip' | 'Codart' | 'Paso'>

/**
 * Lines in the order of the branch's walk, else by department and family (both in the shop's order), then by name;
 * articles that left the catalogue last.
 */
export function inAisleOrder<L extends Placed>(lines: readonly L[]): L[] {
  const isWalked = lines.some(({ Paso }) => Paso !== undefined)
  return lines.toSorted((a, b) => {
    const walked = isWalked ? rank(a.Paso) - rank(b.Paso) : 0
    if (walked !== 0) return walked
    const places = [
      [a.Departamento, b.Departamento],
      [a.Familia, b.Familia],
    ] as const
    for (const [one, other] of places) {
      const order = rank(one?.Orden) - rank(other?.Orden) || rank(one?.Codigo) - rank(other?.Codigo)
      if (order !== 0) return order
    }
    return a.Descrip.localeCompare(b.Descrip, 'es') || (a.Codart < b.Codart ? -1 : 1)
  })
}

const rank = (place: number | undefined) => place ?? Number.MAX_SAFE_INTEGER

/** The picking sheet: lines in aisle order under their departments and families. */
export function pickingSheet<L extends Placed>(lines: readonly L[]): SheetDepartment<L>[] {
  const sheet: SheetDepartment<L>[] = []
  for (const line of inAisleOrder(lines)) {
    const department = line.Departamento?.Descripcion ?? null
    const family = line.Familia?.Descripcion ?? null
    let last = sheet.at(-1)
    if (last === undefined || last.name !== department)
      sheet.push((last = { name: department, families: [] }))
    const lastFamily = last.families.at(-1)
    if (lastFamily === undefined || lastFamily.name !== family)
      last.families.push({ name: family, lines: [line] })
    else lastFamily.lines.push(line)
  }
  return sheet
}

/** An article of several orders, with the quantity of each. */
export interface BatchLine extends Placed, Pick<PickingLine, 'Unidad' | 'Ean' | 'Alcohol'> {
  Cantidad: number
  /** `B1` is the order's box for substitutes. */
  parts: { Pedido: number; Cajon: string | undefined; B1: boolean; line: PickingLine }[]
}

/** Several orders combined: each article once, with its orders by number. */
export function batchLines(
  orders: readonly { Id: number; Cajon?: string; B1: boolean; Lineas: readonly PickingLine[] }[],
): BatchLine[] {
  const byArticle = new Map<string, BatchLine>()
  for (const { Id, Cajon, B1, Lineas } of orders.toSorted((a, b) => a.Id - b.Id)) {
    for (const line of Lineas) {
      const part = { Pedido: Id, Cajon, B1, line }
      // an article whose unit changed in between counts as two
      const key = `${line.Unidad} ${line.Codart}`
      const there = byArticle.get(key)
      if (there === undefined) {
        const { Codart, Descrip, Unidad, Ean, Alcohol, Departamento, Familia, Cantidad, Paso } = line
        const place = { Codart, Descrip, Unidad, Ean, Departamento, Familia, Cantidad }
        byArticle.set(key, {
          ...place,
          ...(Alcohol !== undefined && { Alcohol }),
          ...(Paso !== undefined && { Paso }),
          parts: [part],
        })
      } else {
        there.Cantidad += line.Cantidad
        there.parts.push(part)
      }
    }
  }
  return inAisleOrder([...byArticle.values()])
}
