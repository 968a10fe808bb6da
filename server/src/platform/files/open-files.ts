import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { FolderFiles } from './folder-files.ts'
import { S3Files } from './s3-files.ts'

/** The shop's files: in the store of `S3_URL`, otherwise in the data folder. */
export const openFiles = ({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): FileStore =>
  s3 === null ? new FolderFiles(dataFolder) : new S3Files(s3, join(dataFolder, 'cerca'))
