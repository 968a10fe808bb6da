import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Notice, NoticeChannel } from '@gondola/server/push/channels/channel.ts'

/** A channel, with what a test does in the place of its service. */
export interface ChannelUnderTest {
  channel: NoticeChannel
  /** An address that takes notices. */
  to: Notice['to']
  /**
   * How the next attempt ends: `busy` wants two minutes, `gone` knows no such address, `refused` never takes this notice,
   * `cut` ends without an answer.
   */
  failNext(fault: 'busy' | 'gone' | 'refused' | 'cut'): void
  /** How many notices arrived. */
  count(): number
  stop(): Promise<void>
}

/** The contract that every channel of notices passes, over a real socket (docs/architecture.md). */
export function describeChannel(name: string, start: () => Promise<ChannelUnderTest>): void {
  describe(`the channel ${name}`, () => {
    let tested: ChannelUnderTest
    beforeAll(async () => {
      tested = await start()
    })
    afterAll(() => tested.stop())

    const notice = (changes: Partial<Notice> = {}): Notice => ({
      key: '7 2026-11-21T16:00:00.000Z',
      to: tested.to,
      order_id: 1234,
      kind: 'en-camino',
      payload: JSON.stringify({
        Pedido: 1234,
        Titulo: 'Tu pedido 1234 está en camino',
        Texto: 'Tocá para seguirlo.',
        Momento: '2026-11-21T15:00:00.000Z',
      }),
      seconds: 3600,
      ...changes,
    })

    it.each(['preparando', 'pregunta', 'listo', 'en-camino', 'entregado', 'cancelado'] as const)(
      'brings a notice of the kind %s once',
      async (kind) => {
        const before = tested.count()
        expect(await tested.channel.send(notice({ kind }))).toMatchObject({ fault: null })
        expect(tested.count()).toBe(before + 1)
      },
    )

    it.each([
      ['busy', 'again'],
      ['cut', 'again'],
      ['refused', 'give-up'],
      ['gone', 'unsubscribe'],
    ] as const)(
      'whose service is %s says «%s», with a reason, and brings the next one',
      async (fault, next) => {
        tested.failNext(fault)
        const outcome = await tested.channel.send(notice())
        expect(outcome).toMatchObject({ next, fault: expect.stringMatching(/\S/) })
        expect(outcome.fault).not.toContain(tested.to.endpoint)
        if (fault === 'busy') expect(outcome.waitSeconds).toBe(120)
        expect(await tested.channel.send(notice())).toMatchObject({ fault: null })
      },
    )
  })
}
