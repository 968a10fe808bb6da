import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { queryClient } from '../api/query-client.ts'
import type { TravelledAnswers } from '../api/travelled-answers.ts'
import { BottomBar } from '../chrome/bottom-bar/bottom-bar.tsx'
import { Header } from '../chrome/header/header.tsx'
import { Component as HomeScreen } from '../screens/home/home-screen.tsx'
import { takeAnswers } from '../state/first-answers.ts'
import { PICTURES_ADDRESS, PicturesUrl } from '../ui/picture/pictures-url.ts'
import frame from './frame.module.css'
import { SkipLinks } from './skip-links.tsx'

// The home page drawn ahead, by the server, with the shop's own components: this file is built for Node and is no part of
// what browsers load.

/**
 * The home page as a new visitor sees it first, as HTML: what has not come with the answers is a grey shape. It is
 * looked at until the shop itself has started; until then its links lead on and its buttons are asleep.
 */
export function drawFirstScreen(answers: TravelledAnswers): string {
  takeAnswers(answers)
  const router = createMemoryRouter([
    { path: '*', element: <FirstScreen base={answers.parameters.ImagenesUrl} /> },
  ])
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  router.dispose()
  // The memory's addresses are the shop's behind the '#'.
  return drawn.replace(/(<a\b[^>]*? href=")\/(?=[^/])/g, '$1#/')
}

function FirstScreen({ base }: { base: string }) {
  return (
    <PicturesUrl value={base || PICTURES_ADDRESS}>
      <SkipLinks />
      <fieldset disabled className={frame['asleep']}>
        <Header />
        <main className={frame['main']}>
          <HomeScreen />
        </main>
        <BottomBar />
      </fieldset>
    </PicturesUrl>
  )
}
