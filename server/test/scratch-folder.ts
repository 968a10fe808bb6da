import { statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps files of this folder in memory: no write waits for a disk. */
const IN_MEMORY = '/dev/shm'
/** A whole run needs a tenth of it; containers have 64 MB unless they are told otherwise. */
const PLENTY_BYTES = 4 * 2 ** 30

/** A folder for what a test leaves and nothing has to outlast. */
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
