import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A small disk that can be filled: a real file system in memory, so that its ENOSPC is real. */
export interface SmallDisk {
  folder: string
  /** Fills it until nothing more can be written. */
  fill(): void
  makeRoom(): void
  /** Without what fills it. */
  usedMb(): number
  remove(): void
}

const BLOCK = 64 * 1024
const MB = 1024 * 1024

/** Null if this account may not mount (it takes root). */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const point = mkdtempSync(path.join(tmpdir(), 'gondola-disk-'))
  const options = `size=${megabytes}m,mode=0755`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', point]).status !== 0) {
    rmSync(point, { recursive: true })
    return null
  }
  const ballast = path.join(point, 'ballast')
  const folder = path.join(point, 'data')
  mkdirSync(folder, { mode: 0o755 })
  const remove = () => {
    spawnSync('umount', ['--lazy', point])
    rmSync(point, { recursive: true, force: true })
  }
  process.once('exit', remove)
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a')
      for (let size = BLOCK; size >= 512; size /= 2) writeUntilFull(file, Buffer.alloc(size))
      closeSync(file)
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    usedMb() {
      const { blocks, bfree, bsize } = statfsSync(point)
      const filling = statSync(ballast, { throwIfNoEntry: false })?.size ?? 0
      return ((blocks - bfree) * bsize - filling) / MB
    },
    remove() {
      process.off('exit', remove)
      remove()
    },
  }
}

function writeUntilFull(file: number, block: Buffer): void {
  try {
    for (;;) if (writeSync(file, block) < block.length) return
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
