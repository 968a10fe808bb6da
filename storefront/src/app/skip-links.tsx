import { interfaceTexts } from '../texts/interface.ts'
import { SkipLink } from '../ui/text/skip-link.tsx'

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
