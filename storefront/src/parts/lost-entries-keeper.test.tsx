import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tellLost } from '../state/stored.ts'
import { closeAlert, useAlerts } from '../ui/notices/alerts.ts'
import { LostEntriesKeeper } from './lost-entries-keeper.tsx'

const texts = () => useAlerts.getState().shown.map(({ text }) => text)

it('tells losses that are found one after the other in one notice, and later ones in another', () => {
  // the page mounts it for each loss
  const lose = (key: 'lineas' | 'pedidolinea' | 'lista') => {
    act(() => tellLost(key))
    render(<LostEntriesKeeper />).unmount()
  }
  lose('lineas')
  const [first] = texts()
  lose('pedidolinea')
  expect(texts()).toEqual([expect.stringContaining(first!)])
  expect(texts()[0]!.length).toBeGreaterThan(first!.length)
  act(() => closeAlert(useAlerts.getState().shown[0]!.id))
  lose('lista')
  expect(texts()).toEqual([expect.not.stringContaining(first!)])
})
