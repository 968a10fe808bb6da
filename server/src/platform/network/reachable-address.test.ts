import { expect, it } from 'vitest'
import { isNetwork, isReachable } from './reachable-address.ts'

it.each([
  ['8.8.8.8', true],
  ['200.45.1.1', true],
  ['172.15.255.255', true],
  ['172.32.0.1', true],
  ['192.167.255.255', true],
  ['2800:110::1', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  // cloud metadata
  ['169.254.169.254', false],
  ['192.0.0.192', false],
  ['fd00:ec2::254', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['::127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::1', false],
  ['2001:0:7f00:1::', false],
  ['2001:db8::1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['', false],
  ['localhost', false],
  ['0177.0.0.1', false],
])('%s: %s', (address, expected) => expect(isReachable(address, [])).toBe(expected))

it.each([
  ['10.0.5.7', ['10.0.5.0/24'], true],
  ['10.0.6.7', ['10.0.5.0/24'], false],
  ['127.0.0.1', ['10.0.5.0/24', '127.0.0.1'], true],
  ['127.0.0.2', ['127.0.0.1'], false],
  ['::1', ['::1'], true],
  ['fd12::9', ['fd00::/8'], true],
  ['fd12::9', ['127.0.0.0/8'], false],
])('%s with %j allowed: %s', (address, allowed, expected) =>
  expect(isReachable(address, allowed)).toBe(expected),
)

it.each([
  ['10.0.0.0/8', true],
  ['::1', true],
  ['fd00::/8', true],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0/8', false],
  ['erp.local', false],
  ['', false],
])('%j is a network: %s', (text, expected) => expect(isNetwork(text)).toBe(expected))
