import { readFileSync } from 'node:fs'

// Preloaded into a server: moves its Date ahead by the seconds in the file, which is read again every second.

const file = process.env['MOVED_DATE_FILE']
if (file === undefined) throw new Error('MOVED_DATE_FILE is missing')
const RealDate = Date
let ahead = 0
let readAt = 0

function now(): number {
  const real = RealDate.now()
  if (real - readAt > 1000) {
    readAt = real
    ahead = Number(readFileSync(file!, 'utf8')) * 1000
  }
  return real + ahead
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: number[]) =>
    values.length === 0 ? new target(now()) : new target(...(values as [number])),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
})
