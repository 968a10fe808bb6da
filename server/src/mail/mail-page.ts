import type { FastifyReply } from 'fastify'

/**
 * Answers a mail's HTML as a page to be framed by the panel: it may draw itself and do nothing else, whoever opens it and
 * wherever.
 */
export function sendMailPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    )
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}
