import { articleAddress, articlesAddress, searchAddress } from '@gondola/contract/base'
import {
  type Suggestion,
  checkSearch,
  type Article,
  articlePrice,
  shelfLabelTexts,
} from '@gondola/contract/catalogue'
import { chromeTexts } from '../../texts/chrome.ts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { brandMatches } from '../../state/brand-matches.ts'
import { useBrands, useSuggestions } from '../../state/catalogue/catalogue.ts'
import { GridIcon } from '../../ui/icons/icons.tsx'
import { TagIcon } from '../../ui/icons/later-icons.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './suggestions.module.css'
import { useIsPriceVisible } from '../../parts/article-price/article-price.tsx'
import { Amount } from '../../parts/shelf-label/amount.tsx'

/** Debounce before suggestions are requested. */
const TYPING_REST_MS = 160
/** Minimum length for matching brands, which are matched in the browser. */
const BRAND_LETTERS_MIN = 1

interface SuggestionsProps {
  id: string
  text: string
  byBrand: boolean
  isOpen: boolean
  onChoose: () => void
}

/** Suggestions for the typed text: articles, brands and families; with 'Buscar por marca' the brands. */
export function Suggestions({ id, text, byBrand, isOpen, onChoose }: SuggestionsProps) {
  const rested = useRested(text.trim())
  const isWanted = isOpen && !byBrand && checkSearch(rested) === null
  const { data: found = [] } = useSuggestions(rested, isWanted)
  const { data: brands = [] } = useBrands(byBrand)
  const suggestions = byBrand ? brandMatches(brands, text).map(toSuggestion) : found
  const isLongEnough = byBrand ? text.trim().length >= BRAND_LETTERS_MIN : checkSearch(text) === null
  const isShown = isOpen && isLongEnough && suggestions.length > 0
  return (
    <div id={id}>
      <VisuallyHidden>
        <span role="status">{isShown ? chromeTexts.suggestionCount(suggestions.length) : ''}</span>
      </VisuallyHidden>
      {isShown && (
        <ul className={styles['list']} aria-label={chromeTexts.searchSuggestions}>
          {suggestions.map((suggestion) => (
            <li key={`${suggestion.Tipo} ${suggestion.Codigo}`}>
              <Link to={addressOf(suggestion)} className={styles['suggestion']} onClick={onChoose}>
                <SuggestionPicture suggestion={suggestion} />
                <span className={styles['name']}>{suggestion.Descripcion}</span>
                {suggestion.Articulo ? (
                  <SuggestedPrice article={suggestion.Articulo} />
                ) : (
                  <span className={styles['kind']}>{kindOf(suggestion)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function SuggestionPicture({ suggestion: { Tipo, Articulo } }: { suggestion: Suggestion }) {
  if (Articulo) return <Picture path={Articulo.Imagen} alt="" sizes="44px" className={styles['picture']} />
  return (
    <span className={styles['icon']}>
      {Tipo === 'marca' ? <TagIcon size={20} /> : <GridIcon size={20} />}
    </span>
  )
}

function toSuggestion({ Codigo, Descripcion }: { Codigo: number; Descripcion: string }): Suggestion {
  return { Tipo: 'marca', Codigo: String(Codigo), Descripcion, Articulo: null }
}

function addressOf({ Tipo, Codigo, Descripcion, Articulo }: Suggestion): string {
  if (Tipo === 'familia') return articlesAddress(Number(Codigo))
  if (Tipo === 'marca') return searchAddress(Descripcion, true)
  return articleAddress({ Codigo, Descripcioncorta: Articulo?.Descripcioncorta ?? Descripcion })
}

function kindOf({ Tipo }: Suggestion): string {
  return Tipo === 'marca' ? chromeTexts.suggestedBrand : chromeTexts.suggestedFamily
}

/** Debounces a text. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), TYPING_REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** A suggested article's price, if this visitor may see it. */
function SuggestedPrice({ article }: { article: Article }) {
  const isVisible = useIsPriceVisible(article)
  const price = articlePrice(article)
  if (!isVisible || price === null) return null
  return (
    <Amount pesos={price} size="s" unit={article.unidad === 100 ? shelfLabelTexts.perKilogram : undefined} />
  )
}
