import { expect, test, vi } from 'vitest'
import { Recovery } from './recovery.ts'

/** A recovery with a fake timer and network. */
function begin() {
  const network = { isThere: false, asked: 0 }
  const pauses: number[] = []
  let due: (() => void) | null = null
  const recovery = new Recovery({
    ask: () => {
      network.asked += 1
      return Promise.resolve(network.isThere)
    },
    later: (then, ms) => {
      pauses.push(ms)
      due = then
      return () => {
        due = null
      }
    },
  })
  const told = vi.fn<() => void>()
  recovery.whenRecovered(told)
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  const pass = async () => {
    const then = due
    due = null
    then?.()
    await settle()
  }
  return { recovery, network, pauses, told, pass, settle }
}

test('nothing is asked before a call is lost', async () => {
  const { recovery, network, told, settle } = begin()
  recovery.askNow()
  await settle()
  expect([network.asked, told.mock.calls.length]).toEqual([0, 0])
})

test('asks by itself until the shop answers, ever more seldom', async () => {
  const { recovery, network, pauses, told, pass } = begin()
  recovery.lost()
  recovery.lost()
  for (let turn = 0; turn < 6; turn += 1) await pass()
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
  expect(told).not.toHaveBeenCalled()
  network.isThere = true
  await pass()
  expect(told).toHaveBeenCalledTimes(1)
})

test('asks at once when the network is back, and goes on where that was too early', async () => {
  const { recovery, network, pauses, told, pass, settle } = begin()
  recovery.lost()
  for (let turn = 0; turn < 4; turn += 1) await pass()
  recovery.askNow()
  await settle()
  expect(told).not.toHaveBeenCalled()
  expect(pauses.at(-1)).toBe(1000)
  network.isThere = true
  await pass()
  expect(told).toHaveBeenCalledTimes(1)
})

test('what goes on failing though the shop answers is tried again ever more seldom', async () => {
  const { recovery, network, pauses, told, pass } = begin()
  network.isThere = true
  recovery.whenRecovered(() => recovery.lost())
  recovery.lost()
  for (let turn = 0; turn < 4; turn += 1) await pass()
  expect(pauses.filter((ms) => ms < 60_000)).toEqual([1000, 2000, 4000, 8000, 15_000])
  expect(told).toHaveBeenCalledTimes(4)
})

test('after a while with answers the next loss begins again', async () => {
  const { recovery, network, pauses, pass } = begin()
  network.isThere = true
  recovery.lost()
  await pass()
  await pass()
  recovery.lost()
  expect(pauses).toEqual([1000, 60_000, 1000])
})

test('two questions at once tell once', async () => {
  const { recovery, network, told, settle } = begin()
  network.isThere = true
  recovery.lost()
  recovery.askNow()
  recovery.askNow()
  await settle()
  expect(told).toHaveBeenCalledTimes(1)
})
