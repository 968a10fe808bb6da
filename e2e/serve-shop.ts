import { rmSync } from 'node:fs'

// The real server, started as npm start does; its data folder was made for this run and goes with it.
const folder = process.env['GONDOLA_DATA']
if (!folder?.includes('gondola-e2e-')) throw new Error('GONDOLA_DATA is not a folder of the browser tests')
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

await import('@gondola/server/main.ts')
