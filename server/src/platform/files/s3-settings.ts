/** An S3-compatible store: one bucket, or what lies in it below a prefix. */
export interface S3Settings {
  /** Origin of the store's address; buckets are addressed by path. */
  endpoint: string
  bucket: string
  /** Empty, or with a slash at its end. */
  prefix: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** How much of this machine's disk copies of pictures may take. */
  cacheBytes: number
}

/** An S3 address, `https://host/bucket` or `https://host/bucket/prefix`; null for another text. */
export function parseS3Address(text: string): Pick<S3Settings, 'endpoint' | 'bucket' | 'prefix'> | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin, username, password, pathname, search, hash } = new URL(text)
  if (!/^https?:$/.test(protocol) || `${username}${password}${search}${hash}` !== '') return null
  const [bucket = '', ...rest] = pathname.split('/').filter((part) => part !== '')
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)
  if (!isBucket || !rest.every((part) => /^[A-Za-z0-9_-]{1,64}$/.test(part))) return null
  return { endpoint: origin, bucket, prefix: rest.map((part) => `${part}/`).join('') }
}
