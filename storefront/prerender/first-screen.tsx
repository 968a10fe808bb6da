import '../src/state/wording.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { queryClient } from '../src/api/query-client.ts'
import { BottomBar } from '../src/chrome/bottom-bar/bottom-bar.tsx'
import { Header } from '../src/chrome/header/header.tsx'
import { Component as HomeScreen } from '../src/screens/home/home-screen.tsx'
import { takeAnswers, type TravelledAnswers } from '../src/state/embedded-answers.ts'
import { PICTURES_ADDRESS, PicturesUrl } from '../src/ui/picture/pictures-url.ts'
import frame from '../src/app/frame.module.css'
import { SkipLinks } from '../src/app/skip-links.tsx'

// Server-side rendering of the home page with the storefront's own components. This file is built for Node and not
// shipped to browsers.

/**
 * Renders the home page for a new visitor, as HTML; parts whose data are not in `answers` are skeletons. It is shown
 * until the app has started; until then its links and the search work, and a press waits for the app.
 */
export function drawFirstScreen(answers: TravelledAnswers): string {
  takeAnswers(answers)
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <FirstScreen base={answers.parameters.ImagenesUrl} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const [skipLinks = '', ...screen] = drawn.split(ASLEEP)
  // The memory router's paths become hash routes.
  return [skipLinks, ...screen.map((part) => part.replace(CONTROL, '<$1 disabled'))]
    .join(ASLEEP)
    .replace(/(<a\b[^>]*? href=")\/(?=[^/])/g, '$1#/')
}

const ASLEEP = `<div class="${frame['asleep']}">`
/** All but the search's field: what is typed there goes on in the app (start-page.ts). */
const CONTROL = /<(select|input)(?=[ >])(?![^>]* (?:disabled|type="search"))/g

function FirstScreen({ base }: { base: string }) {
  return (
    <PicturesUrl value={base || PICTURES_ADDRESS}>
      <SkipLinks />
      <div className={frame['asleep']}>
        <Header />
        <main className={frame['main']}>
          <HomeScreen />
        </main>
        <BottomBar />
      </div>
    </PicturesUrl>
  )
}
