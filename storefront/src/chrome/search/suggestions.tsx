import { articlesAddress, searchAddress } from '@gondola/contract/base'
import { searchedQuantity } from '@gondola/contract/cart'
import { checkSearch, searchableWords, type Suggestion } from '@gondola/contract/catalogue'
import { surfaceTexts } from '../../texts/search.ts'
import { memo, useDeferredValue, useEffect, useMemo } from 'react'
import { TYPING_REST_MS, useRested } from '../../api/scheduling.ts'
import { firstSlice } from '../../parts/article-listing/list-place.ts'
import { fetchSliceAhead, searchSource } from '../../state/catalogue/article-source.ts'
import { useSuggestions } from '../../state/catalogue/catalogue.ts'
import { NO_FILTER } from '../../state/catalogue/list-filter.ts'
import { useConnection } from '../../state/connection.ts'
import { GridIcon, SearchIcon } from '../../ui/icons/icons.tsx'
import { TagIcon } from '../../ui/icons/later-icons.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import styles from './search-surface.module.css'
import { ArticleSuggestion, PlaceSuggestion, SuggestionCount } from './suggestion.tsx'

/** Suggestions for the typed text, of at least three letters: articles, brands and families, and the way to all results. */
export function Suggestions({ text }: { text: string }) {
  const rested = useRested(text)
  const { data, error, isPlaceholderData } = useSuggestions(rested, checkSearch(rested) === null)
  // An answer is rendered at once: the rows yield to the next letter.
  const found = useDeferredValue(data)
  const quantityOf = useMemo(() => searchedQuantity(rested), [rested])
  // The server counts searches that find nothing: only one that finds something is made for who may not want it.
  useResultsAhead(rested, !isPlaceholderData && found?.some(({ Articulo }) => Articulo) === true)
  const isOnline = useConnection((connection) => connection.isOnline)
  const notice =
    error || (!found && !isOnline)
      ? isOnline
        ? surfaceTexts.failed
        : surfaceTexts.offline
      : found?.length === 0
        ? surfaceTexts.nothing(rested)
        : null
  return (
    <>
      {notice ? (
        <p role="status" className={styles['hint']}>
          {notice}
        </p>
      ) : found ? (
        <SuggestionCount count={found.length} />
      ) : (
        <SkeletonLines count={4} />
      )}
      {!notice && found && (
        <ul aria-label={surfaceTexts.searchSuggestions}>
          {found.map((suggestion) => (
            <OneSuggestion
              key={`${suggestion.Tipo} ${suggestion.Codigo}`}
              suggestion={suggestion}
              proposed={suggestion.Articulo ? quantityOf(suggestion.Articulo) : undefined}
            />
          ))}
        </ul>
      )}
      <ul>
        <PlaceSuggestion
          to={searchAddress(text, false)}
          name={surfaceTexts.allResults(text)}
          icon={<SearchIcon size={20} />}
        />
      </ul>
    </>
  )
}

interface OneSuggestionProps {
  suggestion: Suggestion
  proposed: number | undefined
}

const OneSuggestion = memo(({ suggestion, proposed }: OneSuggestionProps) => {
  const { Tipo, Codigo, Descripcion, Articulo } = suggestion
  if (Articulo) return <ArticleSuggestion article={Articulo} proposed={proposed} />
  const isBrand = Tipo === 'marca'
  return (
    <PlaceSuggestion
      to={isBrand ? searchAddress(Descripcion, true) : articlesAddress(Number(Codigo))}
      name={Descripcion}
      kind={isBrand ? surfaceTexts.suggestedBrand : surfaceTexts.suggestedFamily}
      icon={isBrand ? <TagIcon size={20} /> : <GridIcon size={20} />}
    />
  )
})

/** Prefetches the results of a text that rests on, so that they are there when it is searched for. */
function useResultsAhead(text: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const source = searchSource(searchableWords(text), false, NO_FILTER)
    const timer = setTimeout(() => fetchSliceAhead(source, firstSlice()), TYPING_REST_MS)
    return () => clearTimeout(timer)
  }, [text, isWanted])
}
