import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../../platform/config.ts'

type Folder = Pick<Config, 'dataFolder'>

/** Files to import, under generated names, shared by every process of the shop. */
const FOLDER = 'importaciones'

export const storedPath = ({ dataFolder }: Folder, name: string): string => join(dataFolder, FOLDER, name)

/** Stores an uploaded file and returns its generated name. */
export async function storeUpload(config: Folder, upload: Readable): Promise<string> {
  const name = await newName(config)
  try {
    await pipeline(upload, createWriteStream(storedPath(config, name), { flags: 'wx', mode: 0o600 }))
    return name
  } catch (error) {
    await removeStored(config, name)
    throw error
  }
}

/** Stores a copy of a file of the command's caller. */
export async function storeCopy(config: Folder, path: string): Promise<string> {
  const name = await newName(config)
  await copyFile(path, storedPath(config, name))
  return name
}

export async function removeStored(config: Folder, name: string): Promise<void> {
  await rm(storedPath(config, name), { force: true })
}

async function newName(config: Folder): Promise<string> {
  await mkdir(join(config.dataFolder, FOLDER), { recursive: true, mode: 0o700 })
  return `${randomUUID()}.lista`
}
