import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { tellLost } from '../../state/stored.ts'
import { closeAlert, useAlerts } from '../../ui/notices/alerts.ts'
import { LostEntriesKeeper } from './lost-entries-keeper.tsx'

afterEach(cleanup)

const texts = () => useAlerts.getState().shown.map(({ text }) => text)

it('tells losses that are found one after the other in one notice, and later ones in another', () => {
  render(<LostEntriesKeeper />)
  act(() => tellLost('lineas'))
  const [first] = texts()
  act(() => tellLost('pedidolinea'))
  expect(texts()).toEqual([expect.stringContaining(first!)])
  expect(texts()[0]!.length).toBeGreaterThan(first!.length)
  act(() => closeAlert(useAlerts.getState().shown[0]!.id))
  act(() => tellLost('lista'))
  expect(texts()).toEqual([expect.not.stringContaining(first!)])
})
