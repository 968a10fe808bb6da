import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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
      <button
        type="button"
        onClick={(event) => (event.currentTarget.title = JSON.stringify(getValues('Mecanica')))}
      >
        Valores
      </button>
    </>
  )
}

it('a second reading leaves nothing of the first', () => {
  render(
    <CoreAdminContext>
      <Form>
        <MechanicInputs />
        <Probe />
      </Form>
    </CoreAdminContext>,
  )
  const read = (text: string) => {
    fireEvent.click(screen.getByText(text))
    fireEvent.click(screen.getByText(TEXTS.fromText))
    fireEvent.click(screen.getByText('Valores'))
    return JSON.parse(screen.getByText('Valores').title) as object
  }
  expect(read('Llevá 4 pagá 3')).toMatchObject({ Tipo: 'nxm', Lleva: 4, Paga: 3 })
  expect(read('40% OFF')).toMatchObject({ Tipo: 'porcentaje', Porcentaje: 40, Lleva: null, Paga: null })
  expect(read('Semana')).toMatchObject({ Tipo: '', Porcentaje: null })
})
