import { interfaceTexts } from '../texts/interface.ts'
import styles from '../ui/text/text.module.css'

/** The id of the element that holds the screen's content. */
export const CONTENT_ID = 'contenido'

const findContent = () => document.getElementById(CONTENT_ID)
const findFirstArticle = () =>
  document.querySelector<HTMLElement>(`#${CONTENT_ID} [data-article] :is(h2, h3) a`) ?? findContent()

/** Skips the header, and everything before the first article: banners, filters, categories. */
export function SkipLinks() {
  return (
    <>
      <SkipLink label={interfaceTexts.skipToContent} findTarget={findContent} />
      <SkipLink label={interfaceTexts.skipToArticles} findTarget={findFirstArticle} />
    </>
  )
}

interface SkipLinkProps {
  label: string
  /** Finds the element to focus; an href cannot point there, because the URL's hash is the route. */
  findTarget: () => HTMLElement | null
}

/** A link among the page's first tab stops that skips the content before its target. */
function SkipLink({ label, findTarget }: SkipLinkProps) {
  return (
    <button type="button" className={styles['skip']} onClick={() => findTarget()?.focus()}>
      {label}
    </button>
  )
}
