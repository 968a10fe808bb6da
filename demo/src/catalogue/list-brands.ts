import type { Brand } from '@gondola/contract/catalogue'
import { DEPARTMENTS } from './departments.ts'

let brands: Brand[] | null = null

/** Every brand of the demo shop, by name; codes count from 1. */
export function listDemoBrands(): Brand[] {
  brands ??= brandNames().map((Descripcion, index) => ({ Codigo: index + 1, Descripcion }))
  return brands
}

/** The code of a brand in the tables. @throws if no product line has the brand: the tables are wrong */
export function brandCode(name: string): number {
  const brand = listDemoBrands().find(({ Descripcion }) => Descripcion === name)
  if (!brand) throw new Error(`No line of the demo shop is of the brand ${name}`)
  return brand.Codigo
}

function brandNames(): string[] {
  const names = DEPARTMENTS.flatMap(({ families }) => families)
    .flatMap(({ lines }) => lines)
    .map(({ brand }) => brand)
  return [...new Set(names)].toSorted(new Intl.Collator('es').compare)
}
