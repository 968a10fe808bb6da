import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { draw, listFormerJobs, listJobs } from './draw-pictures.ts'

/**
 * Draws the demo shop's pictures into `folder` when they are first requested: a new shop opens at once, and no picture
 * is drawn that is never requested. The returned function takes a name below `folder` and resolves to whether that file
 * exists now.
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
    // one drawing makes all widths of an article, whichever width is requested first
    const drawing =
      inHand.get(job) ?? mkdir(dirname(join(folder, name)), { recursive: true }).then(() => draw(folder, job))
    inHand.set(job, drawing)
    await drawing.finally(() => inHand.delete(job))
    return true
  }
}
