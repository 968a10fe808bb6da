// Sends the rows of a JSON file ([{"Codigo": "A-17", "Precio": 1250.5}, …]) to a shop in batches (docs/erp.md):
//   GONDOLA_URL=https://… GONDOLA_CLAVE=gdl_… node send-prices.mjs precios prices.json
// Run it again after any failure: a batch that was taken already is answered as before, and changes nothing.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const [kind, path] = process.argv.slice(2)
const { GONDOLA_URL, GONDOLA_CLAVE } = process.env
const { mtimeMs } = await stat(path)
const rows = JSON.parse(await readFile(path, 'utf8'))
const counts = { Tomadas: 0, Iguales: 0, Retenidas: 0, Rechazadas: 0 }

for (let from = 0; from < rows.length; from += 1000) {
  const body = JSON.stringify({ Filas: rows.slice(from, from + 1000) })
  // the same batch of the same file has the same key, whenever it is sent; a price that goes back has another
  const key = createHash('sha256').update(`${mtimeMs} ${kind} ${body}`).digest('hex')
  const { Filas, ...answer } = await send(body, key)
  for (const name of Object.keys(counts)) counts[name] += answer[name]
  for (const { Fila, Resultado, Motivo, Detalle } of Filas)
    if (Resultado === 'rechazada') console.error(from + Fila, Motivo, Detalle)
  if (answer.Retencion) console.error('retenida:', answer.Retencion.Motivos.join(' '))
}
console.log(JSON.stringify(counts))
if (counts.Rechazadas + counts.Retenidas > 0) process.exitCode = 3

async function send(body, key) {
  for (let wait = 1; ; wait = Math.min(wait * 2, 60)) {
    const answer = await fetch(`${GONDOLA_URL}/api/integraciones/${kind}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${GONDOLA_CLAVE}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body,
    }).catch(() => null)
    if (answer?.ok) return answer.json()
    const again = answer === null || answer.status >= 500 || [409, 429].includes(answer.status)
    if (!again) throw new Error(`${answer.status}: ${await answer.text()}`)
    await pause(1000 * Number(answer?.headers.get('retry-after') ?? wait))
  }
}
