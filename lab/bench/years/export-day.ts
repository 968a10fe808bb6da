import type { YearSizes } from './year-sizes.ts'
import { SHOP_BEHIND_SECONDS } from './year-sizes.ts'

/** Reads one day's orders by line as staff export them. @throws if the answer is not 200 */
export async function exportDay(
  port: number,
  cookie: string,
  { now }: YearSizes,
): Promise<{ rows: number; bytes: number; ms: number }> {
  const yesterday = new Date((now - SHOP_BEHIND_SECONDS - 86_400) * 1000).toISOString().slice(0, 10)
  const began = performance.now()
  const answer = await fetch(
    `http://127.0.0.1:${port}/api/gestion/pedidos/exportar?FechaDesde=${yesterday}&FechaHasta=${yesterday}`,
    { headers: { cookie } },
  )
  if (answer.status !== 200 || answer.body === null)
    throw new Error(`${answer.status} ${await answer.text()}`)
  let [bytes, rows] = [0, 0]
  for await (const chunk of answer.body) {
    bytes += chunk.length
    for (const byte of chunk) if (byte === 10) rows++
  }
  return { rows, bytes, ms: performance.now() - began }
}
