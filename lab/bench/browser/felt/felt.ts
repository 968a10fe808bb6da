import { loadavg } from 'node:os'
import { withDemoShop } from '../demo-shop.ts'
import { openBrowser, SLOWED } from '../open-browser.ts'
import { blockingTimeLines } from './blocking-time.ts'
import { interactionLines } from './interactions.ts'
import { measureTaps, tapLines } from './taps.ts'

// npm run bench -- felt [ROUNDS]: what a customer feels with a processor four times slower (docs/performance.md).

/** Five kinds of tap each: a hundred taps. */
const ROUNDS = 20

const rounds = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? ROUNDS)
const say = (lines: string[]) => console.log(lines.join('\n'))
await withDemoShop(async ({ address }) => {
  const browser = await openBrowser()
  try {
    say([`load ${loadavg()[0]!.toFixed(1)}`])
    say(tapLines('tap to content', await measureTaps(browser, address, rounds, SLOWED), 'shownMs'))
    // The slowed processor is a busy loop, whose own time would be counted.
    const unslowed = await measureTaps(browser, address, Math.ceil(rounds / 4), 1)
    say(tapLines('processor until the content, not slowed', unslowed, 'contentMs'))
    say(tapLines('processor until idle, not slowed', unslowed, 'processorMs'))
    say(await interactionLines(browser, address))
    say(await blockingTimeLines(browser, address))
    say([`load ${loadavg()[0]!.toFixed(1)}`])
  } finally {
    await browser.close()
  }
})
