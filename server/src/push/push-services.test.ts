import { expect, it } from 'vitest'
import { pushServiceOf } from './push-services.ts'

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', 'google'],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', 'mozilla'],
  ['https://web.push.apple.com/abc', 'apple'],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', 'microsoft'],
  ['https://fcm.googleapis.com:443/x', null],
  ['https://FCM.googleapis.com/x', null],
  ['https://fcm.googleapis.com', null],
  ['https://fcm.googleapis.com/a/../x', null],
  ['https://fcm.googleapis.com/x#2', null],
  [String.raw`https://fcm.googleapis.com\@127.0.0.1/x`, null],
  ['http://fcm.googleapis.com/x', null],
  ['https://fcm.googleapis.com:8443/x', null],
  ['https://ana:clave@fcm.googleapis.com/x', null],
  ['https://fcm.googleapis.com.example.com/x', null],
  ['https://fcm.googleapis.com./x', null],
  ['https://example.com/fcm.googleapis.com', null],
  ['https://example.com#.push.apple.com', null],
  ['https://push.apple.com/x', null],
  ['https://xpush.apple.com/x', null],
  ['https://localhost/x', null],
  ['https://127.0.0.1/x', null],
  ['https://[::1]/x', null],
  ['https://169.254.169.254/latest', null],
  ['file:///etc/passwd', null],
  ['http://127.0.0.1:4300/enviar/x', null],
  ['', null],
])('%s is of %s', (endpoint, service) => expect(pushServiceOf(endpoint, null)).toBe(service))

it.each([
  ['http://127.0.0.1:4300/enviar/x', 'prueba'],
  ['http://127.0.0.1:4301/enviar/x', null],
  ['http://127.0.0.1:4300@example.com/', null],
  ['http://localhost:4300/enviar/x', null],
])('with a service of tests %s is of %s', (endpoint, service) =>
  expect(pushServiceOf(endpoint, 'http://127.0.0.1:4300')).toBe(service),
)
