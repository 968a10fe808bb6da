import { ROUTES } from '@gondola/contract/base'
import { useState } from 'react'
import { useLocation } from 'react-router'

/** The search box's state. On the search screen it starts with the current search. */
export function useSearchDraft() {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(pathname === ROUTES.search ? search : '')
  const searched = params.get('texto') ?? ''
  const searchedByBrand = params.get('por') === 'marca'
  const [followed, setFollowed] = useState(searched)
  const [text, setText] = useState(searched)
  const [byBrand, setByBrand] = useState(searchedByBrand)
  // The search on screen changed, by a new search or by going back: follow it.
  if (followed !== searched) {
    setFollowed(searched)
    setText(searched)
    if (searched !== '') setByBrand(searchedByBrand)
  }
  return { text, setText, byBrand, setByBrand }
}
