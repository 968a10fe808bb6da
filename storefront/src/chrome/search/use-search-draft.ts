import { ROUTES } from '@gondola/contract/addresses.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'

/** What is typed into the search box. On the search's own page it begins as what was searched for. */
export function useSearchDraft() {
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(pathname === ROUTES.search ? search : '')
  const searched = params.get('texto') ?? ''
  const searchedByBrand = params.get('por') === 'marca'
  const [followed, setFollowed] = useState(searched)
  const [text, setText] = useState(searched)
  const [byBrand, setByBrand] = useState(searchedByBrand)
  // Another search came about, here or by going back: the box says what is on screen.
  if (followed !== searched) {
    setFollowed(searched)
    setText(searched)
    if (searched !== '') setByBrand(searchedByBrand)
  }
  return { text, setText, byBrand, setByBrand }
}
