import { statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps this folder's files in memory: no write waits for a disk. */
const IN_MEMORY = '/dev/shm'
/** A complete run needs a tenth of it; containers have 64 MB by default. */
const PLENTY_BYTES = 4 * 2 ** 30

/** A folder for a test's temporary files. */
export interface ScratchFolder {
  folder: string
  remove(): Promise<void>
}

export async function createScratchFolder(name: string): Promise<ScratchFolder> {
  const folder = await mkdtemp(join(isPlentyInMemory() ? IN_MEMORY : tmpdir(), `gondola-${name}-`))
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }) }
}

function isPlentyInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= PLENTY_BYTES
  } catch {
    return false
  }
}
