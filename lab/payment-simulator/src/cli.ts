import { startSimulator } from './start-simulator.ts'
import { startWhatsApp } from './whatsapp/start-whatsapp.ts'

// A simulator as a process of its own, set by PAYMENTS_KEY, PAYMENTS_NOTICE_SECRET, PAYMENTS_PORT, PAYMENTS_HOST,
// PAYMENTS_URL, PAYMENTS_FILE and PAYMENTS_SEED; with WHATSAPP_KEY, WHATSAPP_SECRET, WHATSAPP_NUMBER and WHATSAPP_WEBHOOK
// one of WhatsApp at a free port beside it. It says its address, or why it cannot listen: to the process that forked
// it by a message, or else by a line. A forked one ends with that process, however that ended.

const setting = (name: string): string | undefined => process.env[name] || undefined
function needed(name: string): string {
  const value = setting(name)
  if (value === undefined) throw new Error(`${name} is not set`)
  return value
}
const [host, publicUrl, file] = [setting('PAYMENTS_HOST'), setting('PAYMENTS_URL'), setting('PAYMENTS_FILE')]

const starting = startSimulator({
  port: Number(setting('PAYMENTS_PORT') ?? 0),
  accessToken: needed('PAYMENTS_KEY'),
  noticeSecret: needed('PAYMENTS_NOTICE_SECRET'),
  seed: Number(setting('PAYMENTS_SEED') ?? 1),
  ...(host !== undefined && { host }),
  ...(publicUrl !== undefined && { publicUrl }),
  ...(file !== undefined && { file }),
})
const simulator = await starting.catch((error: NodeJS.ErrnoException) => {
  if (process.send === undefined || error.syscall !== 'listen') throw error
  process.send({ fault: error.code })
  process.disconnect()
})
if (simulator) {
  const accessToken = setting('WHATSAPP_KEY')
  const whatsApp =
    accessToken === undefined
      ? null
      : await startWhatsApp({
          port: 0,
          accessToken,
          appSecret: needed('WHATSAPP_SECRET'),
          phoneNumberId: needed('WHATSAPP_NUMBER'),
          webhookUrl: setting('WHATSAPP_WEBHOOK') ?? null,
        })
  const stop = () => void Promise.all([simulator.stop(), whatsApp?.stop()])
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
  if (process.send === undefined) process.stdout.write(`${simulator.url}\n`)
  else {
    process.once('disconnect', stop)
    process.send({ url: simulator.url, whatsAppUrl: whatsApp?.url })
  }
}
