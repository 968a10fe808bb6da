import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, Form } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { STAFF_PROMOTION_TEXTS as TEXTS } from '@gondola/contract/promotions'
import { MechanicInputs } from './mechanic-inputs.tsx'

afterEach(cleanup)

function Probe() {
  const { setValue, getValues } = useFormContext()
  return (
    <>
      {['Llevá 4 pagá 3', '40% OFF', 'Semana'].map((text) => (
        <button key={text} type="button" onClick={() => setValue('Descrip', text)}>
          {text}
        </button>
      ))}
      <output
        onClick={(event) => (event.currentTarget.textContent = JSON.stringify(getValues('Mecanica')))}
      />
    </>
  )
}

it('a second reading leaves nothing of the first', async () => {
  render(
    <CoreAdminContext>
      <Form>
        <MechanicInputs />
        <Probe />
      </Form>
    </CoreAdminContext>,
  )
  const read = async (text: string) => {
    fireEvent.click(screen.getByText(text))
    fireEvent.click(screen.getByText(TEXTS.fromText))
    await waitFor(() => fireEvent.click(screen.getByRole('status')))
    return JSON.parse(screen.getByRole('status').textContent) as object
  }
  expect(await read('Llevá 4 pagá 3')).toMatchObject({ Tipo: 'nxm', Lleva: 4, Paga: 3 })
  expect(await read('40% OFF')).toMatchObject({ Tipo: 'porcentaje', Porcentaje: 40, Lleva: null, Paga: null })
  expect(await read('Semana')).toMatchObject({ Tipo: '', Porcentaje: null })
})
