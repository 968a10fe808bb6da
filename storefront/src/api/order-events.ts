import { callUrl } from '@gondola/contract/calls'
import { watchOrder } from '@gondola/contract/orders'

/**
 * Hears of each version of an order by server-sent events. `onEnd`: no events come any more (the browser or the server
 * gave up), so ask from time to time. Returns the function that stops it.
 */
export function watchVersions(
  Id: number,
  { onVersion, onEnd }: { onVersion: (version: string) => void; onEnd: () => void },
): () => void {
  if (!('EventSource' in globalThis)) {
    onEnd()
    return () => undefined
  }
  const events = new EventSource(`/api${callUrl(watchOrder, { Id })}`)
  const end = () => {
    events.close()
    onEnd()
  }
  events.addEventListener('version', ({ data }: MessageEvent<string>) => onVersion(data))
  events.addEventListener('fin', end)
  // a lost connection is opened again by the browser; a refusal is not
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) end()
  })
  return () => events.close()
}
