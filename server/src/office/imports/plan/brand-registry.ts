import { NO_BRAND_NAME } from '@gondola/contract/base'
import { brandKey } from '../../../goods/catalogue/brand-key.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { insertBrands, readBrandCodes } from './known-articles.store.ts'
import { withoutShouting } from '../../../platform/text/clean-text.ts'

const NO_BRAND = /^([^\p{L}\p{N}]*|s\/?d|s\/?m|n\/?[ad]|sin (marca|definir|datos?)|no tiene)$/iu
const ACCENT = /[^\p{ASCII}]/gu

/**
 * Finds brands by name, or by the names of brands merged into them, ignoring case and accents. Creates missing brands
 * in their best spelling.
 */
export class BrandRegistry {
  readonly #codes: Map<string, number>
  /** Codes of the brands that were created. */
  readonly made: readonly number[]

  private constructor(codes: Map<string, number>, made: readonly number[]) {
    this.#codes = codes
    this.made = made
  }

  /** The shop's brands and those that a file names. */
  static async of(db: Db, names: Iterable<string>): Promise<BrandRegistry> {
    const codes = await readBrandCodes(db)
    const missing = new Map<string, string>()
    for (const name of names) {
      const shown = shownName(name)
      const key = brandKey(shown)
      if (codes.has(key)) continue
      const other = missing.get(key)
      if (other === undefined || accents(shown) > accents(other)) missing.set(key, shown)
    }
    const made = Array.from(missing, ([name_key, Descripcion]) => ({ name_key, Descripcion }))
    const added = await insertBrands(db, made)
    for (const { name_key, Codigo } of added) codes.set(name_key, Codigo)
    return new BrandRegistry(
      codes,
      added.map(({ Codigo }) => Codigo),
    )
  }

  /** The code of a brand; undefined if neither the shop nor the given names have it. */
  find(name: string): number | undefined {
    return this.#codes.get(brandKey(shownName(name)))
  }

  code(name: string): number {
    const code = this.find(name)
    if (code === undefined) throw new Error(`the brand ${name} was not among the names`)
    return code
  }
}

/** A brand's name as it is shown. */
export const shownName = (name: string) =>
  NO_BRAND.test(name.trim()) ? NO_BRAND_NAME : withoutShouting(name.trim())

/** A file may spell a brand with and without accents; the spelling with accents is right. */
const accents = (name: string) => name.match(ACCENT)?.length ?? 0
