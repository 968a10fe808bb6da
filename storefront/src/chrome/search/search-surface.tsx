import { checkSearch, type Brand } from '@gondola/contract/catalogue'
import { surfaceTexts } from '../../texts/search.ts'
import { memo, useDeferredValue, useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'
import { useBrands } from '../../state/catalogue/catalogue.ts'
import { openOverPage } from '../../ui/dialog/back-closes.ts'
import { onLink } from '../../ui/popover/popover.tsx'
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
  /** Called when a link in it is followed. */
  onChoose: () => void
}

/**
 * What opens beneath the search field: a sheet on a phone, which the browser's back closes, or a panel. Before
 * anything is typed: recent searches, the customer's usual articles, the departments; then suggestions. What is in it
 * comes after the frame that answers the press or the key.
 */
export function SearchSurface(props: SearchSurfaceProps) {
  const { brandBox, isOpen, frame, byBrand, onClose, onChoose } = props
  const isSheet = brandBox !== null
  const isFilled = useDeferredValue(isOpen, false)
  const text = useDeferredValue(props.text)
  useSurfaceKeys({ frame, isOpen, isSheet, close: onClose })
  // ticking the box loads the brands
  useBrands(byBrand)
  if (!isOpen) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- links inside
    <div className={isSheet ? styles['sheet'] : styles['panel']} onClick={onLink(onChoose)}>
      {isSheet && (
        <div className={styles['head']}>
          <BackCloses onClose={onClose} />
          {brandBox}
          <button type="button" className={styles['close']} onClick={onClose}>
            {interfaceTexts.close}
          </button>
        </div>
      )}
      {isFilled && <Content text={text} byBrand={byBrand} />}
    </div>
  )
}

const Content = memo(({ text, byBrand }: Pick<SearchSurfaceProps, 'text' | 'byBrand'>) => {
  const typed = text.trim()
  if (byBrand && typed !== '') return <BrandSuggestions text={typed} />
  if (checkSearch(typed) === null) return <Suggestions text={typed} />
  return (
    <>
      {typed !== '' && <p className={styles['hint']}>{surfaceTexts.tooShort}</p>}
      <IdleSearch />
    </>
  )
})

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
function BrandSuggestions({ text }: { text: string }) {
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
