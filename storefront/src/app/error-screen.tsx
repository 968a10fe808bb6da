import { ROUTES } from '@gondola/contract/base'
import { interfaceTexts, SEARCH_FAILED } from '../texts/interface.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { forgetAnswers } from '../api/cached-answers.ts'
import { noteLoss, useConnection } from '../state/connection.ts'
import { forgetStored } from '../state/stored.ts'
import { Button, ButtonLink } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { BrokenShelf, FailedState } from '../ui/states/failed-state.tsx'

/** Shown instead of a screen that threw, or whose code failed to load. */
export function ErrorScreen({ error }: { error: unknown }) {
  return isCodeMissing(error) ? <CodeMissing /> : <Broken />
}

/** Matches the browsers' messages for a failed dynamic import. */
function isCodeMissing(error: unknown): boolean {
  const said = error instanceof Error ? error.message : ''
  return /dynamically imported module|module script failed|unable to preload/i.test(said)
}

/** A generic message with three actions: reload, go home, clear the stored data, in case that breaks the page. */
function Broken() {
  return (
    <div role="alert">
      <EmptyState
        drawing={<BrokenShelf />}
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

/** Home's code is in the first load. On the home page itself only a reload helps. */
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
  // If storage is blocked, there is nothing to delete.
  await forgetAnswers().catch(() => undefined)
  location.hash = ROUTES.home
  location.reload()
}

/**
 * The network was lost on the way to a screen whose code was not loaded yet. The button retries, and so does the shop's
 * recovery. If the code is still missing then, a new version has been deployed: the page reloads.
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
    // Once only: code that is missing although the shop answers waits for the button.
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
