import { interfaceTexts } from '@gondola/contract/texts/interface.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { useConnection } from '../state/connection.ts'
import { Button } from '../ui/button/button.tsx'
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

/** One generic sentence and a way on. */
function Broken() {
  return (
    <div role="alert">
      <EmptyState
        drawing={<BrokenShelfDrawing />}
        title={interfaceTexts.brokenTitle}
        text={interfaceTexts.brokenText}
        action={<Button onClick={() => location.reload()}>{interfaceTexts.reload}</Button>}
      />
    </div>
  )
}

/**
 * The network was lost on the way to a screen that had not been opened before: it is tried again by the button, and by
 * itself once there is a network. Code that does not come even so is that of a shop renewed since: the page loads anew.
 */
function CodeMissing() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isOnline = useConnection((connection) => connection.isOnline)
  const wasOffline = useRef(!isOnline)
  const retry = () => {
    if (isOnline && isSecondTry(state)) location.reload()
    else void navigate({ pathname, search, hash }, { replace: true, state: SECOND_TRY })
  }
  useEffect(() => {
    if (isOnline && wasOffline.current) retry()
    wasOffline.current = !isOnline
  })
  return <FailedState title={interfaceTexts.offlineTitle} text={interfaceTexts.offlineText} onRetry={retry} />
}

const SECOND_TRY = { secondTry: true }

function isSecondTry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'secondTry' in state
}
