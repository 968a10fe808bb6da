import { ROUTES, searchAddress, say } from '@gondola/contract/base'
import { searchedQuantity } from '@gondola/contract/cart'
import { checkSearch, searchableWords, type Article } from '@gondola/contract/catalogue'
import type { Listed } from '../../api/client.ts'
import { homeTexts } from '../../texts/home.ts'
import { SEARCH_FAILED } from '../../texts/interface.ts'
import { searchTexts } from '../../texts/search.ts'
import { violationMessage } from '@gondola/contract/http'
import { useMemo, useState } from 'react'
import { Navigate, NavigationType, useNavigationType, useSearchParams } from 'react-router'
import { ArticleListing } from '../../parts/article-listing/article-listing.tsx'
import { writePlace } from '../../parts/article-listing/list-place.ts'
import { FilterPanel } from '../../parts/list-filter/filter-groups.tsx'
import { useListFilter } from '../../parts/list-filter/use-list-filter.ts'
import { PageTitle } from '../../parts/page-title.tsx'
import { answeredPage, type ArticleSource, searchSource } from '../../state/catalogue/article-source.ts'
import { lastSearch } from '../../state/catalogue/last-search.ts'
import { rememberRecent, type RecentSearch } from '../../state/catalogue/recent-searches.ts'
import { readFilter, writeFilter } from '../../state/catalogue/list-filter.ts'
import { hasForeignHistory } from '../../state/stored.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { FROM_DESKTOP, useMedia } from '../../ui/layout/use-media.ts'
import { SearchDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { FailedState } from '../../ui/states/failed-state.tsx'
import { Breadcrumb } from '../../ui/text/breadcrumb.tsx'
import styles from './search-screen.module.css'

/** No results of a search by text or by brand (spec §8). */
function nothingFound(word: string, byBrand: boolean): string {
  return byBrand
    ? say`¡Lo sentimos! no se han encontrado productos de marca "${word}".`
    : say`¡Lo sentimos! no se han encontrado productos con la palabra "${word}".`
}

const STEPS = [{ text: homeTexts.title, to: ROUTES.home }, { text: searchTexts.title }]

/** The search (spec §2): idle, loading, results, nothing found, error. Reopened, it shows the session's last search. */
export function Component() {
  const [params] = useSearchParams()
  const texto = searchableWords(params.get('texto') ?? '')
  const byBrand = params.get('por') === 'marca'
  const violation = texto === '' ? null : checkSearch(texto)
  const restored = texto === '' ? restoredAddress() : null
  if (restored) return <Navigate to={restored} replace />
  return (
    <Container className={styles['screen']}>
      <Breadcrumb steps={STEPS} />
      <PageTitle title={titleOf(texto, byBrand)} className={styles['title']} />
      {texto === '' && <Idle text={searchTexts.idleText} />}
      {violation && <Idle text={violationMessage(violation).text} />}
      {texto !== '' && !violation && <Results key={`${byBrand} ${texto}`} texto={texto} byBrand={byBrand} />}
    </Container>
  )
}

function Results({ texto, byBrand }: { texto: string; byBrand: boolean }) {
  const { filter } = useListFilter()
  const found = useMemo(() => searchSource(texto, byBrand, filter), [texto, byBrand, filter])
  const [told, setTold] = useState<Told>(() => answeredPage(found) ?? {})
  const comesBack = useNavigationType() === NavigationType.Pop
  const [isForeign] = useState(() => comesBack && hasForeignHistory())
  const source = useMemo(
    () => toldSource(found, { texto, porMarca: byBrand, isForeign }, setTold),
    [found, texto, byBrand, isForeign],
  )
  const hasPanel = useMedia(FROM_DESKTOP)
  return (
    <>
      {told.searched && (
        <p role="status" className={styles['told']}>
          {searchTexts.mended(told.searched, texto)}
        </p>
      )}
      {told.notSold && (
        <p role="status" className={styles['told']}>
          {searchTexts.notSold(told.notSold, told.items?.[0]?.Familia.Descripcion ?? '')}
        </p>
      )}
      {told.undeclared && (
        <p role="status" className={styles['told']}>
          {searchTexts.undeclared(told.undeclared)}
        </p>
      )}
      <div className={styles['columns']}>
        {hasPanel && <FilterPanel source={source} />}
        <div className={styles['list']}>
          <ArticleListing
            source={source}
            empty={
              <EmptyState
                drawing={<SearchDrawing />}
                title={nothingFound(texto, byBrand)}
                text={searchTexts.nothingText}
                action={<ButtonLink to={ROUTES.articles}>{homeTexts.seeMore}</ButtonLink>}
              />
            }
            failed={(retry) => <FailedState {...SEARCH_FAILED} onRetry={retry} />}
          />
        </div>
      </div>
    </>
  )
}

/** What is told above the results: how the search was mended, what is not sold, and what no result declares. */
type Told = Partial<Listed<readonly Article[]>>

/** The source that also tells how the search was understood and what it asks for of an article, and remembers a search that found something, unless it may be of who used the device before. */
function toldSource(
  source: ArticleSource,
  { isForeign, ...search }: RecentSearch & { isForeign: boolean },
  tell: (told: Told) => void,
): ArticleSource {
  return {
    ...source,
    ...(!search.porMarca && { proposed: searchedQuantity(search.texto) }),
    load: async (slice, signal) => {
      const page = await source.load(slice, signal)
      tell(page)
      return page
    },
    shown: (slice, page) => {
      tell(page)
      if (isForeign) return
      source.shown?.(slice, page)
      if (page.total > 0) rememberRecent({ ...search, texto: page.searched ?? search.texto })
    },
  }
}

function Idle({ text }: { text: string }) {
  return <EmptyState drawing={<SearchDrawing />} title={searchTexts.idle} text={text} />
}

function titleOf(texto: string, byBrand: boolean): string {
  if (texto === '') return searchTexts.title
  return byBrand ? searchTexts.resultsOfBrand(texto) : searchTexts.resultsFor(texto)
}

/** The URL of the session's last search, or null (spec §2, Search). */
function restoredAddress(): string | null {
  const last = lastSearch()
  if (!last) return null
  const [path = '', query = ''] = searchAddress(last.texto, last.byBrand).split('?')
  const page = Math.floor(last.from / Math.max(1, last.count)) + 1
  const filter = readFilter(new URLSearchParams(last.narrowing))
  const params = writeFilter(new URLSearchParams(query), filter)
  return `${path}?${writePlace(params, { page, sort: last.orden })}`
}
