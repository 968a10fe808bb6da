import { withDemoShop } from './demo-shop.ts'
import { firstLoadLines } from './first-load.ts'
import { openBrowser, SLOWED } from './open-browser.ts'
import { measureScrolling } from './scrolling.ts'

// npm run bench -- browser: the browser figures of docs/performance.md. The machine should be otherwise idle.

await withDemoShop(async ({ address }) => {
  const say = (lines: string[]) => console.log(lines.join('\n'))
  say(await firstLoadLines(address))
  const browser = await openBrowser()
  try {
    for (const slowed of [1, SLOWED]) {
      const { due, dropped, scrolledPx } = await measureScrolling(browser, address, slowed)
      const share = ((100 * dropped) / due).toFixed(1)
      say([
        `scrolling all articles, processor ${slowed}× slower: ${dropped} of ${due} frames dropped, ${share} %, in ${scrolledPx.toFixed(0)} px`,
      ])
    }
  } finally {
    await browser.close()
  }
})
