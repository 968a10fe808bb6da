import { rmSync } from 'node:fs'

// The real server, started as by npm start; its data folder was created for this run and is removed with it.
const folder = process.env['GONDOLA_DATA']
if (!folder?.includes('gondola-e2e-')) throw new Error('GONDOLA_DATA is not a folder of the browser tests')
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

await import('@gondola/server/main.ts')
