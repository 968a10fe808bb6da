import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSmtp, type SmtpMood, type TestSmtpServer } from '../../lab/harness/smtp.ts'

let smtp: TestSmtpServer
beforeEach(async () => {
  smtp = await startSmtp()
})
afterEach(() => smtp.stop())

const send = () =>
  createTransport(smtp.url).sendMail({
    from: 'tienda@gondola.example',
    to: 'vecina@gondola.example',
    subject: 'Pedido 12',
    text: 'Gracias',
  })

test('collects what it is sent', async () => {
  await send()
  const [mail] = await smtp.received(1)
  expect(mail).toMatchObject({ from: 'tienda@gondola.example', to: ['vecina@gondola.example'] })
  expect(mail?.raw).toContain('Subject: Pedido 12')
})

test.each<[SmtpMood, RegExp]>([
  ['refuse-temporarily', /451/],
  ['refuse', /550/],
  ['hang-up', /closed/i],
])('%s fails the sender and keeps nothing', async (mood, message) => {
  smtp.mood = mood
  await expect(send()).rejects.toThrow(message)
  expect(smtp.mails).toEqual([])
})

test('waiting for a mail that does not come says how many came', async () => {
  await expect(smtp.received(1, 20)).rejects.toThrow('0 of 1 mails came within 20 ms')
})
