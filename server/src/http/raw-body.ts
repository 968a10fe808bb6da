import type { FastifyInstance } from 'fastify'

/** Reads every body of a scope as a text, whatever type it names: a provider's signature is over its bytes. */
export function readTexts(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, text, done) => done(null, text))
}

/** A body that is no JSON says nothing. */
export function parsedBody(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return null
  }
}
