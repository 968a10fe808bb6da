import { checkSearch, type Brand } from '@gondola/contract/catalogue'
import { surfaceTexts } from '../../texts/search.ts'
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'
import { useBrands } from '../../state/catalogue/catalogue.ts'
import { openOverPage } from '../../ui/dialog/back-closes.ts'
import { interfaceTexts } from '../../texts/interface.ts'
import { IdleSearch } from './idle-search.tsx'
import { searchAddress, NO_BRAND_NAME, SUGGESTIONS_MAX } from '@gondola/contract/base'
import { TagIcon } from '../../ui/icons/later-icons.tsx'
import { PlaceSuggestion, SuggestionCount } from './suggestion.tsx'
import styles from './search-surface.module.css'
import { Suggestions } from './suggestions.tsx'
import { useSurfaceKeys } from './use-surface-keys.ts'

export interface SearchSurfaceProps {
  text: string
  byBrand: boolean
  isOpen: boolean
  /** The search box, with the field. */
  frame: RefObject<HTMLElement | null>
  /** The check box 'Buscar por marca', on a phone. */
  brandBox: ReactNode
  onClose: () => void
  /** Called when something is chosen, which leads to another screen. */
  onChoose: () => void
}

/**
 * What opens beneath the search field: a sheet on a phone, which the browser's back closes, or a panel. Before
 * anything is typed: recent searches, the customer's usual articles, the departments; then suggestions.
 */
export function SearchSurface({ brandBox, isOpen, frame, onClose, ...content }: SearchSurfaceProps) {
  const isSheet = brandBox !== null
  useSurfaceKeys({ frame, isOpen, isSheet, close: onClose })
  // ticking the box loads the brands
  useBrands(content.byBrand)
  if (!isOpen) return null
  return (
    <div className={isSheet ? styles['sheet'] : styles['panel']}>
      {isSheet && (
        <div className={styles['head']}>
          <BackCloses onClose={onClose} />
          {brandBox}
          <button type="button" className={styles['close']} onClick={onClose}>
            {interfaceTexts.close}
          </button>
        </div>
      )}
      <Content {...content} />
    </div>
  )
}

function Content({ text, byBrand, onChoose }: Pick<SearchSurfaceProps, 'text' | 'byBrand' | 'onChoose'>) {
  const typed = text.trim()
  if (byBrand && typed !== '') return <BrandSuggestions text={typed} onChoose={onChoose} />
  if (checkSearch(typed) === null) return <Suggestions text={typed} onChoose={onChoose} />
  return (
    <>
      {typed !== '' && <p className={styles['hint']}>{surfaceTexts.tooShort}</p>}
      <IdleSearch onChoose={onChoose} />
    </>
  )
}

function BackCloses({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(() => {
    onClose()
    // puts away the keyboard
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  useEffect(() => openOverPage({ close: () => close() }), [])
  return null
}

/** The brands that match the typed text, found in the browser. */
function BrandSuggestions({ text, onChoose }: { text: string; onChoose: () => void }) {
  const { data: brands = [] } = useBrands(true)
  const found = brandMatches(brands, text)
  return (
    <>
      <SuggestionCount count={found.length} />
      {found.length > 0 && (
        <ul aria-label={surfaceTexts.searchSuggestions}>
          {found.map(({ Codigo, Descripcion }) => (
            <PlaceSuggestion
              key={Codigo}
              to={searchAddress(Descripcion, true)}
              name={Descripcion}
              kind={surfaceTexts.suggestedBrand}
              icon={<TagIcon size={20} />}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** Brands whose name, or a word of it, begins with the typed text, ignoring accents and case. */
export function brandMatches(brands: readonly Brand[], typed: string): Brand[] {
  const wanted = folded(typed.trim())
  if (wanted === '') return []
  const begins = (name: string) => name.startsWith(wanted) || name.includes(` ${wanted}`)
  return brands
    .filter(({ Descripcion }) => Descripcion !== NO_BRAND_NAME && begins(folded(Descripcion)))
    .slice(0, SUGGESTIONS_MAX)
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
