import { articleTexts } from '@gondola/contract/catalogue'
import { useEffect, useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { ArrowUpIcon } from '../../ui/icons/later-icons.tsx'
import styles from './back-to-top.module.css'

/** Scroll distance from which the button is shown, in window heights. */
const FROM_SCREENS = 0.8

/** Moves scroll position and focus back to the page's heading (spec §2, Article detail). */
export function BackToTop() {
  const isUseful = useIsScrolledDown()
  if (!isUseful) return null
  return (
    <IconButton
      variant="filled"
      className={styles['button']}
      label={articleTexts.backToTop}
      icon={<ArrowUpIcon />}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'smooth' })
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      }}
    />
  )
}

function useIsScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    const look = () => setDown(window.scrollY > window.innerHeight * FROM_SCREENS)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isDown
}
