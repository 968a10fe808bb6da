import { baby } from './rules/baby.ts'
import { bakery } from './rules/bakery.ts'
import { biscuitsAndSweets } from './rules/biscuits-and-sweets.ts'
import { breakfast } from './rules/breakfast.ts'
import { cheeseAndColdCuts } from './rules/cheese-and-cold-cuts.ts'
import { cleaning } from './rules/cleaning.ts'
import { dairy } from './rules/dairy.ts'
import { drinks } from './rules/drinks.ts'
import { frozen } from './rules/frozen.ts'
import { fruitAndVegetables } from './rules/fruit-and-vegetables.ts'
import { meatAndFish } from './rules/meat-and-fish.ts'
import { pantry } from './rules/pantry.ts'
import { personalCare } from './rules/personal-care.ts'
import { pets } from './rules/pets.ts'
import type { DepartmentRules } from './family-rules.ts'

/** The rules by which article names give families of Argentine supermarkets (argentina §5.3), by department. */
export const DEPARTMENT_RULES: readonly DepartmentRules[] = [
  pantry,
  breakfast,
  biscuitsAndSweets,
  drinks,
  dairy,
  cheeseAndColdCuts,
  meatAndFish,
  fruitAndVegetables,
  bakery,
  frozen,
  cleaning,
  personalCare,
  baby,
  pets,
]
