import type { FastifyReply } from 'fastify'

/**
 * Sends a mail's HTML as a page that the back office frames. The content security policy allows inline styles and
 * nothing else, also when the page is opened outside the frame.
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
