import { ROUTES, articlesAddress } from '@gondola/contract/base'
import type { Department } from '@gondola/contract/catalogue'
import { alcoholTexts } from '@gondola/contract/orders'
import { homeTexts } from '../../texts/home.ts'
import { listTexts } from '../../texts/lists.ts'
import { useMemo, useEffect, useRef } from 'react'
import { useParams, Link } from 'react-router'
import { ArticleListing } from '../../parts/article-listing/article-listing.tsx'
import { FilterPanel } from '../../parts/list-filter/filter-groups.tsx'
import { useListFilter } from '../../parts/list-filter/use-list-filter.ts'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { shelfSource } from '../../state/catalogue/article-source.ts'
import { useDepartments } from '../../state/catalogue/catalogue.ts'
import { type ChosenShelf, findShelf, WHOLE_SHOP } from '../../state/catalogue/shelf.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { FROM_DESKTOP, FROM_TABLET, useMedia } from '../../ui/layout/use-media.ts'
import { EmptyShelfDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { Breadcrumb } from '../../ui/text/breadcrumb.tsx'
import styles from './article-list-screen.module.css'
import { CategoryPanel } from './category-panel.tsx'
import { PromotionsCarousel } from './promotions-carousel.tsx'

/** The article list of the whole shop, a department or a family (spec §2, Article list). */
export function Component() {
  const { Codigo } = useParams()
  const { data: departments, error, refetch, isFetching } = useDepartments()
  const chosen = useChosenShelf(departments, Codigo)
  const { filter } = useListFilter()
  const source = useMemo(() => chosen && shelfSource(chosen.shelf, filter), [chosen, filter])
  const hasPanel = useMedia(FROM_DESKTOP)
  const hasBanners = useMedia(FROM_TABLET)
  const categories = { departments, chosen: chosen ?? null }
  const failure = error && !departments && (
    <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
  )
  return (
    <Container className={styles['screen']}>
      <div className={styles['head']}>
        <div>
          <Breadcrumb steps={stepsTo(chosen)} />
          <PageTitle title={titleOf(chosen)} className={styles['title']} />
        </div>
        {hasBanners && chosen && <PromotionsCarousel shelf={chosen.shelf} />}
      </div>
      {isOfAlcohol(chosen) && <p className={styles['legend']}>{alcoholTexts.legend}</p>}
      <div className={styles['columns']}>
        {hasPanel ? (
          <div className={styles['side']}>
            {(chosen || !failure) && <CategoryPanel {...categories} failure={failure} />}
            {source && <FilterPanel source={source} hasFamilies={false} />}
          </div>
        ) : (
          <CategoryChips {...categories} />
        )}
        <div className={styles['list']}>
          {chosen === undefined && (failure || <Loading />)}
          {chosen === null && <EmptyShelf />}
          {source && <ArticleListing source={source} empty={<EmptyShelf />} />}
        </div>
      </div>
    </Container>
  )
}

/** The shelf in the URL; undefined while the departments load, null if the code does not exist. */
function useChosenShelf(departments: readonly Department[] | undefined, Codigo: string | undefined) {
  return useMemo(() => {
    if (Codigo === undefined) return WHOLE_SHOP
    return departments && findShelf(departments, Number(Codigo))
  }, [departments, Codigo])
}

function EmptyShelf() {
  return (
    <EmptyState
      drawing={<EmptyShelfDrawing />}
      title={listTexts.empty}
      action={<ButtonLink to={ROUTES.articles}>{listTexts.emptyAction}</ButtonLink>}
    />
  )
}

/** Whether the chosen family, or every family of the chosen department, is of alcohol. */
function isOfAlcohol(chosen: ChosenShelf | null | undefined): boolean {
  if (chosen?.family) return chosen.family.Alcohol
  const families = chosen?.department?.ListFamilias ?? []
  return families.length > 0 && families.every(({ Alcohol }) => Alcohol)
}

function titleOf(chosen: ChosenShelf | null | undefined): string {
  if (!chosen) return chosen === null ? listTexts.unknown : listTexts.notYetKnown
  return chosen.family?.Descripcion ?? chosen.department?.Descripcion ?? listTexts.all
}

function stepsTo(chosen: ChosenShelf | null | undefined) {
  const steps = [{ text: homeTexts.title, to: ROUTES.home as string }]
  if (!chosen?.department) return [...steps, { text: titleOf(chosen) }]
  const { department, family } = chosen
  if (!family) return [...steps, { text: department.Descripcion }]
  const toDepartment = { text: department.Descripcion, to: articlesAddress(department.Codigo) }
  return [...steps, toDepartment, { text: family.Descripcion }]
}

interface CategoryChipsProps {
  departments: readonly Department[] | undefined
  chosen: ChosenShelf | null
}

/** Category navigation on small screens: departments, or the families of the chosen one, as a scrolling strip. */
function CategoryChips({ departments, chosen }: CategoryChipsProps) {
  const department = chosen?.department
  const shown = chosen?.family ?? chosen?.department
  const here = shown ? articlesAddress(shown.Codigo) : null
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]')
    if (strip.current) strip.current.scrollLeft = current instanceof HTMLElement ? current.offsetLeft - 48 : 0
  }, [chosen])
  const chips = department
    ? [
        { to: ROUTES.articles, text: listTexts.all },
        { to: articlesAddress(department.Codigo), text: department.Descripcion },
        ...department.ListFamilias.map(toChip),
      ]
    : (departments ?? []).map(toChip)
  return (
    <nav aria-label={listTexts.categories} className={styles['frame']}>
      <ul ref={strip} className={styles['strip']}>
        {chips.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={styles['chip']} aria-current={to === here ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function toChip({ Codigo, Descripcion }: { Codigo: number; Descripcion: string }) {
  return { to: articlesAddress(Codigo), text: Descripcion }
}
