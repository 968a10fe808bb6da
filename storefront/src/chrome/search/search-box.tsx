import { checkSearch, shortSearch } from '@gondola/contract/catalogue'
import { searchAddress, ROUTES, SEARCH_MAX_CHARACTERS } from '@gondola/contract/base'
import { chromeTexts } from '../../texts/chrome.ts'
import { startTransition, useRef, useState, type FormEvent } from 'react'
import { useNavigate, useLocation } from 'react-router'
import { forgetVisit } from '../../state/stored.ts'
import { CloseIcon, SearchIcon } from '../../ui/icons/icons.tsx'
import { late } from '../../ui/late.tsx'
import { FROM_DESKTOP, useMedia } from '../../ui/layout/use-media.ts'
import { SOON_MS } from '../../api/scheduling.ts'
import { showToast } from '../../ui/notices/toasts.ts'
import styles from './search-box.module.css'
import { SEARCH_FIELD_ID } from './search-field.ts'

const SearchSurface = late(() => import('./search-surface.tsx').then((file) => file.SearchSurface))

/**
 * The header's search box (spec §2): Enter or the button searches. Ticking 'Buscar por marca' searches by brand and
 * loads the brands. Fewer than three letters show a toast and do not navigate (spec §5). Focusing the field opens the
 * search: on a phone a sheet beneath the header, which also holds the check box.
 */
export function SearchBox() {
  const navigate = useNavigate()
  const { isOpen, open, close, leave } = useOpen()
  const { text, setText, byBrand, setByBrand } = useSearchDraft(isOpen)
  const isSheet = !useMedia(FROM_DESKTOP)
  const frame = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const search = (event: FormEvent) => {
    event.preventDefault()
    if (checkSearch(text)) {
      showToast({ kind: 'warning', title: shortSearch.text })
      return
    }
    leave()
    // the stored results are the last search's (spec §2, Search)
    forgetVisit('itemsBusqueda')
    input.current?.blur()
    void navigate(searchAddress(text.trim(), byBrand))
  }
  const brandBox = (
    <label className={styles['brand']}>
      <input
        type="checkbox"
        className={styles['box']}
        checked={byBrand}
        onChange={(event) => setByBrand(event.target.checked)}
      />
      {chromeTexts.searchByBrand}
    </label>
  )
  return (
    <div role="search" className={styles['search']} ref={frame}>
      <form className={styles['form']} onSubmit={search} noValidate>
        <div className={styles['field']}>
          <input
            ref={input}
            id={SEARCH_FIELD_ID}
            type="search"
            className={styles['input']}
            aria-label={chromeTexts.searchBox}
            placeholder={byBrand ? chromeTexts.searchBrandPlaceholder : chromeTexts.searchPlaceholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={SEARCH_MAX_CHARACTERS}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              open()
            }}
            onKeyDown={(event) => {
              // the surface hears it too, once its code is loaded; before, browsers would empty the field
              if (event.key === 'Escape' && isOpen) {
                event.preventDefault()
                close()
              }
            }}
            onClick={open}
            onFocus={({ target, relatedTarget }) => {
              const isInside = frame.current?.contains(relatedTarget)
              // after adding an article, another is looked for
              if (isInside && !relatedTarget?.closest('[data-buy]')) return
              open()
              // typing replaces the last word; a press places its caret first. Selecting would take back a focus that left.
              requestAnimationFrame(
                () => document.activeElement === target && target.value === text && target.select(),
              )
            }}
          />
          {text !== '' && (
            <button
              type="button"
              className={styles['clear']}
              aria-label={chromeTexts.clearSearch}
              onClick={() => {
                setText('')
                open()
                input.current?.focus()
              }}
            >
              <CloseIcon size={20} />
            </button>
          )}
          <button type="submit" className={styles['submit']} aria-label={chromeTexts.search}>
            <SearchIcon />
          </button>
        </div>
        {!isSheet && brandBox}
      </form>
      {(isOpen || byBrand) && (
        <SearchSurface
          frame={frame}
          text={text}
          byBrand={byBrand}
          isOpen={isOpen}
          brandBox={isSheet ? brandBox : null}
          onClose={close}
          onChoose={leave}
        />
      )}
    </div>
  )
}

/**
 * Whether the search is open. `leave` closes it for another screen: with that screen's first frame, or after `SOON_MS`.
 * Closed at once, the old screen would be drawn once more in between.
 */
function useOpen() {
  const [isOpen, setOpen] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => setOpen(false)
  return {
    isOpen,
    open: () => {
      clearTimeout(leaving.current)
      setOpen(true)
    },
    close,
    leave: () => {
      startTransition(close)
      clearTimeout(leaving.current)
      leaving.current = setTimeout(close, SOON_MS)
    },
  }
}

/**
 * The search box's state. On the search screen it starts with the current search, elsewhere empty; what is being typed
 * stays.
 */
function useSearchDraft(isTyping: boolean) {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(pathname === ROUTES.search ? search : '')
  const searched = params.get('texto') ?? ''
  const searchedByBrand = params.get('por') === 'marca'
  const place = pathname + searched
  const [followed, setFollowed] = useState(place)
  const [text, setText] = useState(searched)
  const [byBrand, setByBrand] = useState(searchedByBrand)
  // The screen or its search changed, by a new search or by going back: follow it.
  if (followed !== place) {
    setFollowed(place)
    if (!isTyping) setText(searched)
    if (searched !== '') setByBrand(searchedByBrand)
  }
  return { text, setText, byBrand, setByBrand }
}
