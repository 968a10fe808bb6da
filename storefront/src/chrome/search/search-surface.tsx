import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { openOverPage } from '../../ui/dialog/back-closes.ts'
import styles from './search-surface.module.css'
import { Suggestions } from './suggestions.tsx'

interface SearchSurfaceProps {
  id: string
  text: string
  byBrand: boolean
  isOpen: boolean
  /** The check box 'Buscar por marca', on a phone. */
  brandBox: ReactNode
  onClose: () => void
  onChoose: () => void
}

/** What opens beneath the search field: a sheet on a phone, which the browser's back closes, or a panel. */
export function SearchSurface({ brandBox, onClose, ...list }: SearchSurfaceProps) {
  const isSheet = brandBox !== null
  return (
    <>
      {isSheet && list.isOpen && <BackCloses onClose={onClose} />}
      <div className={isSheet ? styles['sheet'] : styles['panel']} hidden={isSheet && !list.isOpen}>
        {brandBox}
        <Suggestions {...list} />
      </div>
    </>
  )
}

function BackCloses({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(() => {
    onClose()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  useEffect(() => openOverPage({ close: () => close() }), [])
  return null
}
