import { beforeEach, expect, test } from 'vitest'
import { hideToast, showToast, useToasts } from './toasts.ts'

const titles = () => useToasts.getState().shown.map((toast) => toast.title)

beforeEach(() => useToasts.setState({ shown: [] }))

test('a toast that says the same as a visible one is not shown again [§9.27]', () => {
  showToast({ kind: 'success', title: '¡Agregado!' })
  showToast({ kind: 'success', title: '¡Agregado!' })
  expect(titles()).toEqual(['¡Agregado!'])
  showToast({ kind: 'success', title: '¡Agregado!', text: 'Yerba' })
  expect(titles()).toHaveLength(2)
})

test('once hidden it may be shown again', () => {
  showToast({ kind: 'error', title: 'Error' })
  hideToast(useToasts.getState().shown[0]!.id)
  expect(titles()).toEqual([])
  showToast({ kind: 'error', title: 'Error' })
  expect(titles()).toEqual(['Error'])
})

test('it stays 3000 ms unless configured otherwise [§9.27]', () => {
  showToast({ kind: 'info', title: 'a' })
  showToast({ kind: 'info', title: 'b', durationMs: 1000 })
  expect(useToasts.getState().shown.map((toast) => toast.durationMs)).toEqual([3000, 1000])
})
