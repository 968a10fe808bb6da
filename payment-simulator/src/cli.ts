import { startSimulator } from './start-simulator.ts'

// A simulator as a process of its own: PAYMENTS_PORT, PAYMENTS_KEY, PAYMENTS_NOTICE_SECRET, PAYMENTS_FILE, PAYMENTS_SEED.
// Once it listens it writes its address as a line; it ends with its parent's pipe or by a signal.

const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set`)
  return value
}
const file = process.env['PAYMENTS_FILE']

const simulator = await startSimulator({
  port: Number(process.env['PAYMENTS_PORT'] ?? 0),
  accessToken: setting('PAYMENTS_KEY'),
  noticeSecret: setting('PAYMENTS_NOTICE_SECRET'),
  seed: Number(process.env['PAYMENTS_SEED'] ?? 1),
  ...(file !== undefined && { file }),
})
process.stdout.write(`${simulator.url}\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void simulator.stop())
