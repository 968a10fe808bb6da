import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { afterEach, describe, expect, it } from 'vitest'
import { CoordinateInput, DecimalInput, PesosInput, WholeInput } from './number-inputs.tsx'

afterEach(cleanup)

let value: unknown

function Told() {
  value = useWatch({ name: 'Precio' })
  return null
}

function Form({ Input, price }: { Input: typeof PesosInput; price: number | null }) {
  const form = useForm({ defaultValues: { Precio: price }, mode: 'onChange' })
  return (
    <FormProvider {...form}>
      <Input source="Precio" label="Precio" />
      <Told />
    </FormProvider>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')
function type(text: string) {
  fireEvent.change(field(), { target: { value: text } })
}

describe('a number of a form', () => {
  it('is shown and read in Argentine notation', () => {
    render(<Form Input={PesosInput} price={4559.9} />)
    expect(field().value).toBe('4.559,90')
    type('1250,5')
    expect(value).toBe(1250.5)
    fireEvent.blur(field())
    expect(field().value).toBe('1.250,50')
  })

  it('that may be meant in two ways asks which, and one tap answers', () => {
    render(<Form Input={PesosInput} price={null} />)
    type('4,559')
    const answers = screen.getAllByRole('button')
    expect(answers).toHaveLength(2)
    fireEvent.click(answers[1]!)
    expect(value).toBe(4559)
    expect(screen.queryAllByRole('button')).toHaveLength(0)
  })

  it('of kilograms may have three decimals', () => {
    render(<Form Input={DecimalInput} price={null} />)
    type('0,250')
    expect(value).toBe(0.25)
  })

  it.each([
    [PesosInput, /por ejemplo 4\.559,99/],
    [WholeInput, /por ejemplo 12\./],
    [CoordinateInput, /por ejemplo -37,3217/],
  ])('that is invalid is refused with an example of its kind: %#', async (Input, example) => {
    render(<Form Input={Input} price={null} />)
    type('doce')
    expect(await screen.findByText(example)).toBeDefined()
  })

  it('that is emptied is no number', () => {
    render(<Form Input={WholeInput} price={12} />)
    type('')
    expect(value).toBeNull()
  })
})
