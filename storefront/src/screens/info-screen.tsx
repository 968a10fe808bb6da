import { ROUTES } from '@gondola/contract/base'
import type { SiteParameters } from '@gondola/contract/site'
import { infoTexts } from '../texts/info-pages.ts'
import { useLocation } from 'react-router'
import { HtmlText } from '../parts/html-text/html-text.tsx'
import { LoadFailure } from '../parts/load-failure.tsx'
import { ReadingPage } from '../parts/reading/reading-page.tsx'
import { useParameters } from '../state/site.ts'
import { SkeletonLines } from '../ui/states/skeleton.tsx'

/** The site parameters that a page shows (spec §2, informational pages), and its title while they load. */
interface InfoPage {
  name: string
  title: keyof SiteParameters & `Titulo${number}`
  text: keyof SiteParameters & `Texto${number}`
}

const HELP: InfoPage = { name: infoTexts.help, title: 'Titulo8', text: 'Texto8' }
const PAGES: Record<string, InfoPage> = {
  [ROUTES.terms]: { name: infoTexts.terms, title: 'Titulo2', text: 'Texto2' },
  [ROUTES.about]: { name: infoTexts.about, title: 'Titulo3', text: 'Texto3' },
  [ROUTES.shipping]: { name: infoTexts.shipping, title: 'Titulo4', text: 'Texto4' },
  [ROUTES.payments]: { name: infoTexts.payments, title: 'Titulo9', text: 'Texto9' },
  [ROUTES.help]: HELP,
}

/** Terms, about us, shipping, payment methods and help: title and HTML text from the site parameters (spec §2). */
export function Component() {
  const { pathname } = useLocation()
  const { data: parameters, error, refetch, isFetching } = useParameters()
  const page = PAGES[pathname.replace(/\/+$/, '')] ?? HELP
  const text = parameters?.[page.text]
  return (
    <ReadingPage title={parameters?.[page.title] || page.name}>
      {error && !parameters && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!error && !parameters && <SkeletonLines count={8} />}
      {text === '' && <p>{infoTexts.empty}</p>}
      {text && <HtmlText html={text} />}
    </ReadingPage>
  )
}
