import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { draw, listFormerJobs, listJobs } from './draw-pictures.ts'

/**
 * Draws the demo shop's pictures one by one, as they are asked for, into `folder`: a new shop opens at once, and no
 * picture is drawn that nobody looks at. The answer tells whether a file of that name (below `folder`) is there now.
 */
export function createPictureDrawer(folder: string): (name: string) => Promise<boolean> {
  const jobs = new Map(
    [...listFormerJobs(), ...listJobs()].flatMap((job) => job.files.map(({ name }) => [name, job] as const)),
  )
  const inHand = new Map<object, Promise<void>>()
  return async (name) => {
    const job = jobs.get(name)
    if (!job) return false
    if (existsSync(join(folder, name))) return true
    // the widths of one article come from one drawing, whoever asks for which of them first
    const drawing =
      inHand.get(job) ?? mkdir(dirname(join(folder, name)), { recursive: true }).then(() => draw(folder, job))
    inHand.set(job, drawing)
    await drawing.finally(() => inHand.delete(job))
    return true
  }
}
