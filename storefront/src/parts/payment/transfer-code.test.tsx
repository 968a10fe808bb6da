import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TransferCode } from './transfer-code.tsx'

afterEach(cleanup)

it.each([
  ['GONDOLA.TANDIL', '2850590940090418135201', 'solo el alias'],
  ['', '2850590940090418135201', 'solo el CBU'],
])('the code of %j and %j says what it holds', (alias, cbu, expected) => {
  const { container } = render(<TransferCode alias={alias} cbu={cbu} />)
  expect(container.textContent).toContain(expected)
  expect(container.textContent).toContain('No es un QR de pago')
  expect(container.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500)
})
