import { ROUTES } from '@gondola/contract/addresses.ts'
import { interfaceTexts } from '../texts/interface.ts'
import { SEARCH_FAILED } from '../texts/notices.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { forgetAnswers } from '../api/kept-answers.ts'
import { noteLoss, useConnection } from '../state/connection.ts'
import { forgetStored } from '../state/stored.ts'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { BrokenShelfDrawing } from '../ui/states/broken-shelf-drawing.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { FailedState } from '../ui/states/failed-state.tsx'

/** Stands in for a screen whose code did not come, or that threw. */
export function ErrorScreen() {
  return isCodeMissing(useRouteError()) ? <CodeMissing /> : <Broken />
}

/** How browsers say that they could not fetch a part of the shop's code. */
function isCodeMissing(error: unknown): boolean {
  const said = error instanceof Error ? error.message : ''
  return /dynamically imported module|module script failed|unable to preload/i.test(said)
}

/**
 * One generic sentence and the ways on: once more, home, and for a page that what is stored keeps from opening, without
 * what is stored.
 */
function Broken() {
  return (
    <div role="alert">
      <EmptyState
        drawing={<BrokenShelfDrawing />}
        title={interfaceTexts.brokenTitle}
        text={interfaceTexts.brokenText}
        action={
          <>
            <Button onClick={() => location.reload()}>{interfaceTexts.reload}</Button>
            <HomeLink />
            <p>{interfaceTexts.startAfreshText}</p>
            <Button variant="quiet" onClick={() => void startAfresh()}>
              {interfaceTexts.startAfresh}
            </Button>
          </>
        }
      />
    </div>
  )
}

/** Home's code is always there; from home itself only loading anew leads on. */
function HomeLink() {
  const { pathname } = useLocation()
  if (pathname === ROUTES.home || pathname === '/') return null
  return (
    <ButtonLink to={ROUTES.home} variant="secondary">
      {interfaceTexts.goHome}
    </ButtonLink>
  )
}

async function startAfresh(): Promise<void> {
  forgetStored()
  // A closed storage has nothing to forget.
  await forgetAnswers().catch(() => undefined)
  location.hash = ROUTES.home
  location.reload()
}

/**
 * The network was lost on the way to a screen that had not been opened before: it is tried again by the button, and by
 * itself once the shop answers again. Code that does not come even so is that of a shop renewed since: the page loads anew.
 */
function CodeMissing() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { isOnline, recoveries } = useConnection()
  const seen = useRef(recoveries)
  const retry = () => {
    if (isOnline && isSecondTry(state)) location.reload()
    else void navigate({ pathname, search, hash }, { replace: true, state: SECOND_TRY })
  }
  const isFirstTry = !isSecondTry(state)
  useEffect(() => {
    // Once: what does not come though the shop answers waits for the button.
    if (isFirstTry) noteLoss()
  }, [isFirstTry])
  useEffect(() => {
    if (seen.current === recoveries) return
    seen.current = recoveries
    retry()
  })
  return (
    <FailedState
      {...(pathname === ROUTES.search ? SEARCH_FAILED : OFFLINE)}
      onRetry={retry}
      otherwise={<HomeLink />}
    />
  )
}

const OFFLINE = { title: interfaceTexts.offlineTitle, text: interfaceTexts.offlineText }
const SECOND_TRY = { secondTry: true }

function isSecondTry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'secondTry' in state
}
