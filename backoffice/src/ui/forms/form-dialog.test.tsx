import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { TextField } from '@mui/material'
import { CoreAdminContext, HttpError } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fieldFault } from '../../api/call-server.ts'
import { FormDialog, ReasonDialog } from './form-dialog.tsx'
import { typedPesos } from './form-values.ts'

/** The amounts that were sent, how the next one ends, and how often the dialog was closed. */
let sent: number[]
let outcome: Promise<void>
let closed: number

beforeEach(() => {
  sent = []
  outcome = Promise.resolve()
  closed = 0
})
afterEach(cleanup)

const TEXTS = { title: 'Devolver', explanation: 'Quedan $ 10', confirm: 'Devolver', cancel: 'Volver' }

function show(done?: string) {
  render(
    <FormDialog
      {...TEXTS}
      {...(done !== undefined && { done })}
      onConfirm={async (form) => {
        sent.push(typedPesos(form, 'Importe'))
        await outcome
      }}
      onClose={() => (closed += 1)}
    >
      {(field) => <TextField {...field('Importe', 'En pesos')} label="Importe" />}
    </FormDialog>,
    { wrapper: CoreAdminContext },
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Importe' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const send = () => fireEvent.submit(field())
function tapBeside() {
  const beside = document.querySelector('.MuiDialog-container')!
  fireEvent.mouseDown(beside)
  fireEvent.click(beside)
}

describe('a form in a dialog', () => {
  it('has the name of its title, and sends what was typed', async () => {
    show()
    expect(screen.getByRole('dialog', { name: 'Devolver' })).toBeDefined()
    type('1.250,50')
    send()
    await waitFor(() => expect(sent).toEqual([1250.5]))
  })

  it.each([
    ['Hecho', 1],
    [undefined, 0],
  ])('closes itself once it is sent if it tells %s', async (done, times) => {
    show(done)
    type('10')
    send()
    await waitFor(() => expect([sent, closed]).toEqual([[10], times]))
  })

  it('is sent once, however often it is pressed', async () => {
    outcome = new Promise(() => undefined)
    show()
    type('10')
    send()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Devolver/ })).toHaveProperty('disabled', true),
    )
    send()
    expect(sent).toEqual([10])
  })

  it.each([['nada'], [''], ['0'], ['-3']])('refuses the amount «%s» at its field', async (typed) => {
    show()
    type(typed)
    send()
    expect(await screen.findByText(/^Escribí un importe/)).toBeDefined()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByText(/^Escribí un importe/).id)
    expect(sent).toEqual([])
  })

  it('shows a fault of one of its fields there, and any other in the dialog', async () => {
    outcome = Promise.reject(fieldFault('Importe', 'Es más de lo que queda.'))
    show()
    type('11')
    send()
    expect(await screen.findByText('Es más de lo que queda.')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    outcome = Promise.reject(new HttpError('El pedido ya salió.', 422, { Campo: 'Estado' }))
    send()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('El pedido ya salió.')
    expect(alert.closest('.MuiDialogContent-root'), 'scrolled out of sight').toBeNull()
    expect(screen.queryByText('Es más de lo que queda.')).toBeNull()
    expect(field().value).toBe('11')
  })

  it('is closed by a tap beside it only while nothing is typed', () => {
    show()
    tapBeside()
    expect(closed).toBe(1)
    type('10')
    tapBeside()
    expect(closed).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: 'Volver' }))
    expect(closed).toBe(2)
  })
})

describe('a reason', () => {
  it('is one of those proposed or typed, and every fault is at its field', async () => {
    const reasons: string[] = []
    render(
      <ReasonDialog
        {...TEXTS}
        label="Motivo"
        suggestions={['Sin stock']}
        onConfirm={async (reason) => {
          reasons.push(reason)
          throw new HttpError('El pedido ya salió.', 409)
        }}
        onClose={() => undefined}
      />,
      { wrapper: CoreAdminContext },
    )
    const reason = () => screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.click(screen.getByRole('button', { name: 'Sin stock' }))
    fireEvent.submit(reason())
    const fault = await screen.findByText('El pedido ya salió.')
    expect(reason().getAttribute('aria-describedby')).toBe(fault.id)
    fireEvent.change(reason(), { target: { value: 'Otro' } })
    fireEvent.submit(reason())
    await waitFor(() => expect(reasons).toEqual(['Sin stock', 'Otro']))
  })
})
