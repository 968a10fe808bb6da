import { UNCLASSIFIED_DEPARTMENT, UNCLASSIFIED_FAMILY } from '@gondola/contract/imports'
import { brandKey } from '../../../goods/catalogue/brand-key.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'
import { insertCategories, listDepartments, listFamilies } from './known-articles.store.ts'
import { familyDefaults } from '../families/family-defaults.ts'
import { DEPARTMENTS } from '../families/family-rules.ts'

/** Department codes are below this; family codes start at the department's code times this, as far as free. */
const DEPARTMENT_CODES_BELOW = 100

type Department = Pick<Row<'departments'>, 'Codigo' | 'Descripcion' | 'position'>
type Family = Pick<Row<'families'>, 'Codigo' | 'Descripcion' | 'department_code' | 'Iva'>

/** Finds departments and families by name, ignoring case and accents. Creates missing ones. */
export class CategoryRegistry {
  readonly #departments = new Map<string, Department>()
  readonly #families = new Map<string, Family>()
  readonly #byCode = new Map<number, Family>()
  readonly #unclassified = new Set<number>()
  readonly #codes = new Set<number>()
  /** Whether the shop has no departments yet, so that the usual order applies. */
  readonly #isNew: boolean
  #newDepartments: NewRow<'departments'>[] = []
  #newFamilies: NewRow<'families'>[] = []
  /** Codes of those that were created. */
  readonly made = { departments: [] as number[], families: [] as number[] }

  private constructor(departments: readonly Department[], families: readonly Family[]) {
    this.#isNew = departments.length === 0
    for (const one of departments) this.#keepDepartment(one)
    for (const one of families) this.#keepFamily(one)
  }

  static async read(db: Db): Promise<CategoryRegistry> {
    return new CategoryRegistry(await listDepartments(db), await listFamilies(db))
  }

  /** The family of these names, in that department, or in any if none is named. */
  family(familia: string | null, departamento: string | null): Family {
    const name = familia ?? UNCLASSIFIED_FAMILY
    if (departamento === null) {
      const known = this.#families.get(nameKey(name))
      if (known !== undefined) return known
      const department = this.#departments.get(nameKey(name)) ?? this.#department(UNCLASSIFIED_DEPARTMENT)
      return this.#familyOf(department, department.Descripcion === name ? UNCLASSIFIED_FAMILY : name)
    }
    return this.#familyOf(this.#department(departamento), name)
  }

  /** The family guessed from an article's name: the shop's family of that name, in whatever department. */
  guessed(familia: string, departamento: string): Family {
    return this.#families.get(nameKey(familia)) ?? this.family(familia, departamento)
  }

  /** Writes those created since the last call. */
  async write(db: Db): Promise<void> {
    await insertCategories(db, this.#newDepartments, this.#newFamilies)
    this.#newDepartments = []
    this.#newFamilies = []
  }

  /** Whether it is the family for unclassified articles. */
  isUnclassified(code: number): boolean {
    return this.#unclassified.has(code)
  }

  /** A family by its code; undefined if it no longer exists. */
  withCode(code: number): Family | undefined {
    return this.#byCode.get(code)
  }

  #department(name: string): Department {
    const known = this.#departments.get(nameKey(name))
    if (known !== undefined) return known
    const position = this.#departmentPosition(name)
    const made = { Codigo: this.#freeCode(1, DEPARTMENT_CODES_BELOW), Descripcion: name, position }
    this.#keepDepartment(made)
    this.#newDepartments.push(made)
    this.made.departments.push(made.Codigo)
    return made
  }

  /** The usual position in a shop that has no departments yet; otherwise last. */
  #departmentPosition(name: string): number {
    const usual = this.#isNew ? USUAL_ORDER.get(nameKey(name)) : undefined
    if (usual !== undefined) return usual
    const taken = Array.from(this.#departments.values(), (one) => one.position)
    return Math.max(this.#isNew ? USUAL_ORDER.size : 0, ...taken) + 1
  }

  #familyOf(department: Department, name: string): Family {
    const known = this.#families.get(familyKey(department.Codigo, name))
    if (known !== undefined) return known
    const first = department.Codigo * DEPARTMENT_CODES_BELOW + 1
    const Codigo = this.#freeCode(first, first + DEPARTMENT_CODES_BELOW - 1)
    const defaults = familyDefaults(name, department.Descripcion)
    const made = {
      Codigo,
      Descripcion: name,
      department_code: department.Codigo,
      position: Codigo,
      ...defaults,
    }
    this.#keepFamily(made)
    this.#newFamilies.push(made)
    this.made.families.push(made.Codigo)
    return made
  }

  #keepDepartment(department: Department): void {
    this.#codes.add(department.Codigo)
    this.#departments.set(nameKey(department.Descripcion), department)
  }

  #keepFamily(family: Family): void {
    this.#codes.add(family.Codigo)
    this.#byCode.set(family.Codigo, family)
    if (nameKey(family.Descripcion) === UNCLASSIFIED_KEY) this.#unclassified.add(family.Codigo)
    this.#families.set(familyKey(family.department_code, family.Descripcion), family)
    // by the name alone: the first family of that name
    const key = nameKey(family.Descripcion)
    if (!this.#families.has(key)) this.#families.set(key, family)
  }

  /** Both kinds share one number space (contract §2). */
  #freeCode(from: number, below: number): number {
    for (let code = from; code < below; code++) if (!this.#codes.has(code)) return code
    return Math.max(...this.#codes) + 1
  }
}

const USUAL_ORDER = new Map(DEPARTMENTS.map((name, index) => [brandKey(name), index + 1]))

const UNCLASSIFIED_KEY = brandKey(UNCLASSIFIED_FAMILY)

/** A category's name for comparison; some programs write underscores for blanks. */
const nameKey = (name: string) => brandKey(name.replaceAll('_', ' '))

const familyKey = (department: number, name: string) => `${department}|${nameKey(name)}`
