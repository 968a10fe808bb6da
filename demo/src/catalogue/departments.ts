import { alcohol } from './alcohol.ts'
import { baby } from './baby.ts'
import { bakery } from './bakery.ts'
import { breakfast } from './breakfast.ts'
import { cheeseAndColdCuts } from './cheese-and-cold-cuts.ts'
import { cleaning } from './cleaning.ts'
import { dairy } from './dairy.ts'
import { frozen } from './frozen.ts'
import { fruitAndVegetables } from './fruit-and-vegetables.ts'
import { meatAndFish } from './meat-and-fish.ts'
import { pantry } from './pantry.ts'
import { personalCare } from './personal-care.ts'
import { petsAndHome } from './pets-and-home.ts'
import type { ProductDepartment } from './product-line.ts'
import { softDrinks } from './soft-drinks.ts'

/** The demo shop's departments, in menu order. */
export const DEPARTMENTS: ProductDepartment[] = [
  pantry,
  breakfast,
  softDrinks,
  alcohol,
  dairy,
  cheeseAndColdCuts,
  meatAndFish,
  fruitAndVegetables,
  bakery,
  frozen,
  cleaning,
  personalCare,
  baby,
  petsAndHome,
]
