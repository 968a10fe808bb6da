import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The home page's first screen as HTML, for each of its two layouts. */
export interface DrawnScreens {
  phone: string
  desktop: string
}

/** Input of the drawing thread. */
export interface DrawingOrder {
  /** `file:` address of the storefront's build for Node. */
  bundle: string
  /** The answers embedded in the page and the chain's wording, as JSON. */
  answers: string | null
  wording: string
}

/** Draws the first screen in a worker thread. @throws what the drawing threw */
export async function drawFirstScreen(order: DrawingOrder): Promise<DrawnScreens> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: order })
  const [drawn] = (await once(worker, 'message')) as [DrawnScreens]
  return drawn
}
