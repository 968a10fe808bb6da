import { expect, test } from 'vitest'
import { withToast, type Toast } from './toast-list.ts'

let key = 0
const toast = (message: string, type: 'success' | 'error' = 'success', settle?: Toast['settle']): Toast => ({
  key: key++,
  notice: { message, type },
  settle,
})
const texts = (toasts: readonly Toast[]) => toasts.map(({ notice }) => notice.message)

test('the newest is on top, the same words once', () => {
  const shown = withToast([toast('Guardado'), toast('Creado')], toast('Creado'))
  expect(texts(shown)).toEqual(['Creado', 'Guardado'])
})

test('what may still be undone stays, each for itself', () => {
  const undoable = toast('Eliminado', 'success', () => {})
  expect(withToast([undoable], toast('Eliminado'))).toHaveLength(2)
})

test('a form is no longer faulty beside what was saved; other faults stay', () => {
  const faulty = toast('ra.message.invalid_form', 'error')
  const shown = withToast([faulty, toast('Sin conexión', 'error')], toast('Guardado'))
  expect(texts(shown)).toEqual(['Guardado', 'Sin conexión'])
  expect(texts(withToast([faulty], toast('Otra cosa', 'error')))).toEqual([
    'Otra cosa',
    'ra.message.invalid_form',
  ])
})
