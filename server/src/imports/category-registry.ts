import { UNCLASSIFIED_DEPARTMENT, UNCLASSIFIED_FAMILY } from '@gondola/contract/texts/import.ts'
import { brandKey } from '../catalogue/brand-key.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { NewRow, Row } from '../platform/db/tables.ts'
import {
  insertDepartments,
  insertFamilies,
  listDepartments,
  listFamilies,
} from './brands-and-categories.store.ts'
import { DEPARTMENT_RULES } from './families/all-rules.ts'
import { familyDefaults } from './family-defaults.ts'

/** Departments have codes below this; families their department's code times this and on, where that is free. */
const DEPARTMENT_CODES_BELOW = 100

type Department = Pick<Row<'departments'>, 'Codigo' | 'Descripcion' | 'position'>
type Family = Pick<Row<'families'>, 'Codigo' | 'Descripcion' | 'department_code' | 'Iva'>

/** Departments and families by name, case and accents aside; those that are missing are made. */
export class CategoryRegistry {
  readonly #departments = new Map<string, Department>()
  readonly #families = new Map<string, Family>()
  readonly #byCode = new Map<number, Family>()
  readonly #unclassified = new Set<number>()
  readonly #codes = new Set<number>()
  /** Whether the shop has no departments of its own, so that the usual order is as good as any. */
  readonly #isNew: boolean
  #newDepartments: NewRow<'departments'>[] = []
  #newFamilies: NewRow<'families'>[] = []
  /** Codes of those that were missing. */
  readonly made = { departments: [] as number[], families: [] as number[] }

  private constructor(departments: readonly Department[], families: readonly Family[]) {
    this.#isNew = departments.length === 0
    for (const one of departments) this.#keepDepartment(one)
    for (const one of families) this.#keepFamily(one)
  }

  static async read(db: Db): Promise<CategoryRegistry> {
    return new CategoryRegistry(await listDepartments(db), await listFamilies(db))
  }

  /** The family of these names: of that department, or of any where none is named. */
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

  /** The family that an article's name was guessed to be of: the shop's own of that name, wherever it stands. */
  guessed(familia: string, departamento: string): Family {
    return this.#families.get(nameKey(familia)) ?? this.family(familia, departamento)
  }

  /** Writes those that were made since the last time. */
  async write(db: Db): Promise<void> {
    await insertDepartments(db, this.#newDepartments)
    await insertFamilies(db, this.#newFamilies)
    this.#newDepartments = []
    this.#newFamilies = []
  }

  /** Whether a family is the one of articles that nobody could put anywhere. */
  isUnclassified(code: number): boolean {
    return this.#unclassified.has(code)
  }

  /** A family by its code; undefined where it is no more. */
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

  /** Where shops have it, in one that has nothing yet; else last. */
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
    // by the name alone: the first of that name
    const key = nameKey(family.Descripcion)
    if (!this.#families.has(key)) this.#families.set(key, family)
  }

  /** Both kinds share one number space (contract §2). */
  #freeCode(from: number, below: number): number {
    for (let code = from; code < below; code++) if (!this.#codes.has(code)) return code
    return Math.max(...this.#codes) + 1
  }
}

const USUAL_ORDER = new Map(
  DEPARTMENT_RULES.map(({ departamento }, index) => [brandKey(departamento), index + 1]),
)

const UNCLASSIFIED_KEY = brandKey(UNCLASSIFIED_FAMILY)

/** A category's name as it is compared; underscores are a program's blanks. */
const nameKey = (name: string) => brandKey(name.replaceAll('_', ' '))

const familyKey = (department: number, name: string) => `${department}|${nameKey(name)}`
