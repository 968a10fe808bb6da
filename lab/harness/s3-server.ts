import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { S3Settings } from '@gondola/server/platform/files/s3-settings.ts'
import { createScratchFolder } from './scratch-folder.ts'

/** The part of @20minutes/s3rver that tests use; it has no types of its own. */
interface S3rver {
  run(): Promise<AddressInfo>
  httpServer: Server
  close(): Promise<void>
}
type S3rverClass = new (options: {
  address: string
  port: number
  silent: boolean
  directory: string
  configureBuckets: { name: string }[]
}) => S3rver

type CreateCipher = (cipher: string, key: Buffer, iv: Buffer) => object

interface Signed {
  uri: string
}
interface Signatures {
  getStringToSign(signed: Signed, request: unknown): string
}

const load = createRequire(import.meta.url)
const Rver = load('@20minutes/s3rver') as S3rverClass

// its continuation tokens are encrypted with DES, which OpenSSL 3 has only as triple DES
const crypto = load('node:crypto') as Record<'createCipheriv' | 'createDecipheriv', CreateCipher>
for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
  const create = crypto[name]
  crypto[name] = (cipher, key, iv) =>
    cipher === 'des' ? create('des-ede3-cbc', Buffer.concat([key, key, key]), iv) : create(cipher, key, iv)
}

// clients sign a bucket's address with the slash at its end, which this server drops
const signatures = load('@20minutes/s3rver/lib/signature/v4.js') as Signatures
const { getStringToSign } = signatures
signatures.getStringToSign = (signed, request) =>
  getStringToSign({ ...signed, uri: signed.uri.replace(/^\/[^/]+$/, '$&/') }, request)

const BUCKET = 'gondola'
/** The only pair of keys that it knows. */
const KEY = 'S3RVER'

export interface S3Server {
  settings: S3Settings
  /** The same as environment of a process. */
  env: Record<string, string>
  /** Stops answering; its files stay. */
  stop(): Promise<void>
  /** Answers again, at the same address. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** An S3 server that checks signatures, with a bucket. */
export async function startS3Server(): Promise<S3Server> {
  const { folder, remove } = await createScratchFolder('s3')
  const directory = join(folder, 'buckets')
  await mkdir(directory)
  let running: S3rver | null = null
  let port = 0
  const start = async () => {
    running = new Rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET }],
    })
    port = (await running.run()).port
  }
  const stop = async () => {
    running?.httpServer.closeAllConnections()
    await running?.close()
    running = null
  }
  await start()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    settings: {
      endpoint,
      bucket: BUCKET,
      prefix: 'tienda/',
      region: 'us-east-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
      cacheBytes: 100_000_000,
    },
    env: {
      S3_URL: `${endpoint}/${BUCKET}/tienda`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    start,
    stop,
    async remove() {
      await stop()
      await remove()
    },
  }
}
