import { interfaceTexts } from '../texts/interface.ts'
import { SkipLink } from '../ui/text/skip-link.tsx'

/** The id of what every screen fills. */
export const CONTENT_ID = 'contenido'

const findContent = () => document.getElementById(CONTENT_ID)
const findFirstArticle = () =>
  document.querySelector<HTMLElement>(`#${CONTENT_ID} [data-article] :is(h2, h3) a`) ?? findContent()

/** Over the header, and over all that stands before the first article: banners, filters, categories. */
export function SkipLinks() {
  return (
    <>
      <SkipLink label={interfaceTexts.skipToContent} findTarget={findContent} />
      <SkipLink label={interfaceTexts.skipToArticles} findTarget={findFirstArticle} />
    </>
  )
}
