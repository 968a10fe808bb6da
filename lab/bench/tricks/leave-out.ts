import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// node --import lab/bench/tricks/leave-out.ts server/src/main.ts, with LEAVE_OUT=NAME: runs the server with one of its
// closed rooms replaced by the plain way, so that the server itself needs no switch.

const here = (name: string) => pathToFileURL(`${import.meta.dirname}/${name}`).href

/** The end of a replaced module's address, and its replacement. */
const PLAIN: Readonly<Record<string, readonly [replaced: string, by: string]>> = {
  'grouped-commits': ['/grouped-commits/commit-groups.ts', here('single-commits.ts')],
  'prepared-statements': ['/prepared-statements/prepared-statements.ts', here('built-statements.ts')],
  'response-cache': ['/response-cache/cached-responses.ts', here('no-lane.ts')],
  'price-viewers': ['/response-cache/price-viewers.ts', here('no-viewers.ts')],
  'log-stream': ['/http/log-stream.ts', here('written-log.ts')],
}

const plain = PLAIN[process.env['LEAVE_OUT'] ?? '']
if (plain !== undefined) {
  const [replaced, by] = plain
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      // a replacement may import what it replaces
      return found.url.endsWith(replaced) && context.parentURL !== by ? { ...found, url: by } : found
    },
  })
}
