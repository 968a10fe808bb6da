import type { Feature } from '@gondola/server/http/serve.ts'
import { tellsTotal } from '@gondola/server/app/api-docs/describe-call.ts'
import { refusalsOf } from '@gondola/server/app/api-docs/refusals.ts'
import { docsOf } from '@gondola/server/app/api-docs/call-docs.ts'

/**
 * Checks every response of a test's shop against the API's description: the refusals of a call, and the total count of
 * a list. Collects what is undocumented and reports it when the shop closes.
 */
export class DocumentedAnswers {
  readonly #undocumented = new Set<string>()

  /** Must come before all features, so that its hook covers their calls. */
  readonly feature: Feature = (api) => {
    api.addHook('onSend', async (request, reply, payload) => {
      const { call } = request.routeOptions.config
      // calls made up by a test are not documented
      if (call === undefined || docsOf(call) === undefined) return
      const name = `${call.method} ${call.path}`
      if (reply.statusCode < 400) {
        if (reply.hasHeader('x-total-count') && !tellsTotal(call))
          this.#undocumented.add(`${name}: X-Total-Count`)
        if (reply.statusCode === 200 && tellsTotal(call) && !reply.hasHeader('x-total-count'))
          this.#undocumented.add(`${name}: tells no X-Total-Count`)
        return
      }
      const { status, code } = JSON.parse(String(payload)) as { status: number; code: string }
      const codes = [...refusalsOf(call)].find(([known]) => known === status)?.[1]
      // rules for staff are not listed one by one
      const isListed = status === 422 && codes?.length === 0 ? true : codes?.includes(code)
      if (isListed !== true) this.#undocumented.add(`${name}: ${status} ${code}`)
    })
  }

  /** @throws with everything that is undocumented (the `docs` at its declaration) */
  expectAllTold(): void {
    if (this.#undocumented.size > 0)
      throw new Error(
        `the API's description (docs at the call's declaration) lacks: ${[...this.#undocumented].join('; ')}`,
      )
  }
}
