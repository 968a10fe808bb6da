import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TransferBox } from './transfer-box.tsx'

const PAGE = { Url: 'https://x/', Importe: 2726.72, Hasta: '2026-11-22T18:35:00-03:00', Tarjeta: false }
const TRANSFER = {
  Referencia: 'G12-7KQ2',
  Alias: 'GONDOLA.TANDIL',
  Cbu: '2850590940090418135201',
  Titular: 'Góndola S.A.',
  Cuit: '30-71234567-1',
  Banco: '',
}

afterEach(cleanup)

it('says where to, exactly how much, with what reference, and what the code holds', () => {
  const { container } = render(<TransferBox page={PAGE} transfer={TRANSFER} />)
  const text = container.textContent.replaceAll('\u00a0', ' ')
  for (const each of ['$ 2.726,72', 'GONDOLA.TANDIL', '2850590940090418135201', 'G12-7KQ2', '30-71234567-1'])
    expect(text).toContain(each)
  expect(text).toContain('No es un QR de pago')
  expect(text).toContain('22/11/2026 a las 18:35')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Copiar importe exacto',
    'Copiar alias',
    'Copiar CBU',
    'Copiar referencia',
  ])
})

it('without an account says so', () => {
  render(<TransferBox page={PAGE} transfer={{ ...TRANSFER, Alias: '', Cbu: '' }} />)
  expect(screen.getByText(/Todavía no podemos mostrarte la cuenta/)).toBeTruthy()
})
