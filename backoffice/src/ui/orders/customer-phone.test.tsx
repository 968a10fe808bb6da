import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CustomerPhone } from './customer-phone.tsx'

afterEach(cleanup)

const show = (Opt2: string) => render(<CustomerPhone Id={128} Opt1="Natalia Domínguez" Opt2={Opt2} />)

it('a mobile is called and written to, with a sentence about the order', () => {
  show('0249 15 400-0000')
  expect(screen.getByRole('link', { name: '0249 15 400-0000' }).getAttribute('href')).toBe(
    'tel:+5492494000000',
  )
  const chat = new URL(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')!)
  expect(chat.pathname).toBe('/5492494000000')
  expect(chat.searchParams.get('text')).toBe('Hola, Natalia Domínguez. Te escribimos por tu pedido N.º 128: ')
})

it('what is no telephone is shown and leads nowhere, also if it looks like an address', () => {
  show('https://example.com/x')
  expect(screen.queryByRole('link')).toBeNull()
})
