import { ROUTES, articlesAddress } from '@gondola/contract/base'
import type { Article } from '@gondola/contract/catalogue'
import { homeTexts } from '../../texts/home.ts'
import type { ChosenShelf } from '../../state/shelf.ts'
import type { BreadcrumbStep } from '../../ui/text/breadcrumb.tsx'

/** The breadcrumb of an article: home, department (once loaded), family, article. */
export function stepsTo({ Familia, Descripcion }: Article, shelf: ChosenShelf | null): BreadcrumbStep[] {
  const department = shelf?.department
  const steps: BreadcrumbStep[] = [{ text: homeTexts.title, to: ROUTES.home }]
  if (department) steps.push({ text: department.Descripcion, to: articlesAddress(department.Codigo) })
  steps.push({ text: Familia.Descripcion, to: articlesAddress(Familia.Codigo) }, { text: Descripcion })
  return steps
}
