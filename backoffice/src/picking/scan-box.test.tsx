import { checkPickedLine } from '@gondola/contract/orders'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { ScanBox, useScans } from './scan-box.tsx'

const renderInPanel = (shown: ReactElement) => render(shown, { wrapper: CoreAdminContext })
afterEach(cleanup)

type Props = Parameters<typeof useScans>[0]

function Scanning(props: Props) {
  return <ScanBox scans={useScans(props)} picking={props.picking} />
}

const layout = { PrefijoDesde: 20, PrefijoHasta: 29, DigitosPlu: 4, Contenido: 'peso', Decimales: 0 }
const line = (Pedido: number, weighed?: number) =>
  ({
    Pedido,
    Items: 1,
    Codart: '2-0509',
    Ean: null,
    CodigoOrigen: null,
    Descrip: 'Queso',
    Unidad: 100,
    Cantidad: 1200,
    Precioindividual: 100,
    ...(weighed && { Preparado: { Cantidad: weighed, Precioventa: 0, Sustituto: null, Nota: null } }),
  }) as Props['lines'][number]

it('a label that was read before counts once the picker says that it is another bag', () => {
  const say = vi.fn<Props['picking']['say']>(() => null)
  const parameters = { EtiquetasBalanza: [layout], ToleranciaPeso: 10 }
  const picking = {
    parameters,
    say,
    ids: [1],
    orders: [],
    crates: new Map(),
    labels: {},
  } as unknown as Props['picking']
  renderInPanel(<Scanning lines={[line(1, 1250), line(2)]} picking={picking} onAnswer={() => undefined} />)
  const read = () => {
    const field = screen.getByRole<HTMLInputElement>('textbox', { hidden: true })
    fireEvent.change(field, { target: { value: '2005090012504' } })
    fireEvent.submit(field.form!)
  }
  read()
  expect(screen.getByText('Ya usaste esta etiqueta en el pedido N.º 1: ¿es otra bolsa?')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }))
  expect(say).not.toHaveBeenCalled()
  read()
  fireEvent.click(screen.getByRole('button', { name: 'Sí, es otra bolsa' }))
  expect(say.mock.lastCall?.slice(0, 2)).toEqual([
    expect.objectContaining({ Pedido: 2 }),
    { Cantidad: 1250, Sustituto: null, Nota: null, Contando: true },
  ])
})

it('an article of orders prepared together counts once its crate is scanned or pressed', () => {
  const say = vi.fn<Props['picking']['say']>(() => null)
  const answers: unknown[] = []
  const parameters = { EtiquetasBalanza: [], ToleranciaPeso: 10 }
  const crates = new Map([
    [7, 'A'],
    [9, 'B'],
  ])
  const picking = {
    parameters,
    say,
    ids: [9, 7],
    orders: [],
    crates,
    labels: {},
  } as unknown as Props['picking']
  const yerba = { ...line(9), Codart: 'YERBA-500', Unidad: 1, Cantidad: 1 } as Props['lines'][number]
  renderInPanel(<Scanning lines={[yerba]} picking={picking} onAnswer={(answer) => answers.push(answer)} />)
  const read = (code: string) => {
    const field = screen.getByRole<HTMLInputElement>('textbox')
    fireEvent.change(field, { target: { value: code } })
    fireEvent.submit(field.form!)
    return answers.at(-1)
  }
  expect(read('YERBA-500')).toMatchObject({ isFault: false, crate: 'B' })
  expect(read('CAJON-A')).toMatchObject({ isFault: true, crate: 'B' })
  expect(say).not.toHaveBeenCalled()
  expect(read('CAJON-B')).toMatchObject({ isFault: false, text: expect.stringMatching(/en el cajón B$/) })
  expect(say).toHaveBeenCalledOnce()
  read('YERBA-500')
  read('R-7')
  expect(say).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Sí, es su etiqueta' }))
  expect(say).toHaveBeenLastCalledWith(yerba, expect.anything(), null, 'R-7')
})

it('a weight far above the order needs an agreement, and a second answer', () => {
  const said: unknown[] = []
  const parameters = { EtiquetasBalanza: [layout], ToleranciaPeso: 10 }
  const say: Props['picking']['say'] = (_line, picked) => {
    if (picked.Nota === null) return { code: 'peso-sobre-tolerancia', ordered: 300, prepared: 1250, to: 330 }
    said.push(picked.Nota)
    return null
  }
  const picking = {
    parameters,
    say,
    ids: [1],
    orders: [],
    crates: new Map(),
    labels: {},
  } as unknown as Props['picking']
  const lines = [{ ...line(1), Cantidad: 300 }]
  renderInPanel(<Scanning lines={lines} picking={picking} onAnswer={() => undefined} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.change(field, { target: { value: '2005090012504' } })
  fireEvent.submit(field.form!)
  expect(screen.queryByText('No había más')).toBeNull()
  fireEvent.click(screen.getByText('Aceptó por teléfono'))
  expect(said).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Sí, es ese peso' }))
  expect(said).toEqual(['Aceptó por teléfono'])
})

it('a second bag of a weight that is short is added to the first, of one order and of several', () => {
  const parameters = { EtiquetasBalanza: [layout], ToleranciaPeso: 10 }
  for (const ids of [[1], [1, 2]]) {
    const say = vi.fn<Props['picking']['say']>(() => null)
    const picking = {
      parameters,
      say,
      ids,
      orders: [],
      crates: new Map([[1, 'A']]),
      labels: {},
    } as unknown as Props['picking']
    const lines = [{ ...line(1, 160), Cantidad: 1400 }]
    renderInPanel(<Scanning lines={lines} picking={picking} onAnswer={() => undefined} />)
    const read = (value: string) => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { hidden: true })
      fireEvent.change(field, { target: { value } })
      fireEvent.submit(field.form!)
    }
    read('2005090012504')
    if (ids.length > 1) read('A')
    fireEvent.click(screen.getByRole('button', { name: 'Sumar 1,25 kg: serían 1,41 kg' }))
    expect(say.mock.lastCall?.[1]).toMatchObject({ Cantidad: 1410 })
    cleanup()
  }
})

it('two bags of one weight have the same label: their sum is offered, and no third', () => {
  const parameters = { EtiquetasBalanza: [layout], ToleranciaPeso: 10 }
  const say = vi.fn<Props['picking']['say']>(() => null)
  const answers: unknown[] = []
  const picking = { parameters, say, ids: [1], orders: [], crates: new Map(), labels: {} } as unknown
  const show = (weighed: number) => {
    cleanup()
    renderInPanel(
      <Scanning
        lines={[{ ...line(1, weighed), Cantidad: 2500 }]}
        picking={picking as Props['picking']}
        onAnswer={(answer) => answers.push(answer)}
      />,
    )
    const field = screen.getByRole<HTMLInputElement>('textbox', { hidden: true })
    fireEvent.change(field, { target: { value: '2005090012504' } })
    fireEvent.submit(field.form!)
  }
  show(1250)
  fireEvent.click(screen.getByRole('button', { name: 'Sumar 1,25 kg: serían 2,5 kg' }))
  expect(say.mock.lastCall?.[1]).toMatchObject({ Cantidad: 2500 })
  answers.length = 0
  show(2500)
  expect(screen.queryByRole('button', { name: /Sumar/ })).toBeNull()
})

const A_AND_B = new Map([
  [1, 'A'],
  [2, 'B'],
])

/** Two orders prepared together; `read` types a code, `wedge` scans it with the focus on no field. */
function showWave(lines: Props['lines'], ids = [1, 2]) {
  const say = vi.fn<Props['picking']['say']>(() => null)
  const answers: unknown[] = []
  const parameters = { EtiquetasBalanza: [layout], ToleranciaPeso: 10 }
  const picking = { parameters, say, ids, orders: [], crates: A_AND_B, labels: {} } as unknown
  renderInPanel(
    <Scanning
      lines={lines}
      picking={picking as Props['picking']}
      onAnswer={(answer) => answers.push(answer)}
    />,
  )
  return {
    say,
    answers,
    read: (value: string) => {
      const field = screen.getByRole<HTMLInputElement>('textbox', { hidden: true })
      fireEvent.change(field, { target: { value } })
      fireEvent.submit(field.form!)
      return answers.at(-1)
    },
    wedge: (code: string) => {
      for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key })
      return answers.at(-1)
    },
  }
}

it('a bag that several crates may want is asked about, and the crate decides', () => {
  const begun = { ...line(1, 1210), Cantidad: 2200 }
  const { say, read } = showWave([{ ...line(2, 1100), Cantidad: 1100 }, begun])
  const choices = [
    { crate: 'A', text: 'ya tiene 1,21 kg, le faltan 990 g' },
    { crate: 'B', text: 'ya tiene 1,1 kg' },
  ]
  expect(read('2005090010005')).toMatchObject({ isFault: false, choices })
  expect(read('CAJON-C')).toMatchObject({
    isFault: true,
    text: 'Ese es el cajón C: va en el A o el B.',
    choices,
  })
  read('B')
  expect(screen.getByText(/pedido N.º 2 ya tiene «Queso»: 1,1 kg/)).toBeDefined()
  // what is in hand is said again
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }))
  expect(read('CAJON-A')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Sumar 1 kg: serían 2,21 kg' }))
  expect(say.mock.lastCall?.slice(0, 2)).toMatchObject([{ Pedido: 1 }, { Cantidad: 2210 }])
})

it('a letter that a scanner types counts while something is in hand, and a wrong one is refused', () => {
  const yerba = { ...line(2), Codart: 'YERBA-500', Unidad: 1, Cantidad: 1 } as Props['lines'][number]
  const { say, wedge, answers } = showWave([yerba])
  wedge('B')
  expect(answers).toEqual([])
  wedge('YERBA-500')
  expect(wedge('A')).toMatchObject({ isFault: true, text: 'Ese es el cajón A: va en el B.', crate: 'B' })
  wedge('CAJ71')
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }))
  expect(answers.at(-1)).toMatchObject({ isFault: false, crate: 'B' })
  wedge('B')
  expect(say).toHaveBeenCalledOnce()
})

const SHIMY = { Codart: 'SHIMY', Ean: '7790895000997', Descrip: 'Shimy', Unidad: 1, Cantidad: 3 }
const answered = (Pedido: number, Estado: string) =>
  ({
    ...line(Pedido),
    Codart: 'DANETTE',
    Descrip: 'Danette',
    Unidad: 1,
    Cantidad: 3,
    ...(Estado === 'sin-eso' && {
      Preparado: { Cantidad: 0, Precioventa: 0, Sustituto: null, Nota: null },
    }),
    Pregunta: { Estado, Opciones: [SHIMY], Elegido: Estado === 'elegida' ? 'SHIMY' : null },
  }) as unknown as Props['lines'][number]

it.each([
  ['elegida', [1], 'El cliente eligió Shimy. ¿Poner igual lo pedido?'],
  ['sin-eso', [1, 2], 'El cliente eligió: sin eso. ¿Poner igual lo pedido?'],
  ['abierta', [1, 2], /^Todavía le estamos preguntando al cliente .* ¿Poner igual lo pedido\?$/],
])(
  'what was ordered is asked about once where the answer was another: %s, orders %j',
  (Estado, ids, text) => {
    const { say, read } = showWave([answered(1, Estado)], ids)
    say.mockImplementation((of, picked) =>
      checkPickedLine(of, picked, { B1: true, ToleranciaPeso: 10, substitute: null, question: of.Pregunta }),
    )
    read('DANETTE')
    expect(screen.getByText(text)).toBeDefined()
    expect(say).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Poner lo pedido' }))
    if (ids.length > 1) read('A')
    expect(say.mock.lastCall?.[1]).toMatchObject({ Cantidad: 1, Sustituto: null, Confirmado: true })
    expect(say).toHaveLastReturnedWith(null)
  },
)

it('an answer that comes while the article is in hand is asked about at its crate, and "Volver" keeps it', () => {
  const lines = [{ ...answered(1, 'retirada') }]
  const { say, read, answers } = showWave(lines, [1, 2])
  say.mockImplementation((of, picked) =>
    checkPickedLine(of, picked, {
      B1: true,
      ToleranciaPeso: 10,
      substitute: null,
      question: answered(1, 'elegida').Pregunta,
    }),
  )
  read('DANETTE')
  read('A')
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }))
  expect(answers.at(-1)).toMatchObject({ isFault: false, crate: 'A' })
  read('A')
  fireEvent.click(screen.getByRole('button', { name: 'Poner lo pedido' }))
  expect(say).toHaveLastReturnedWith(null)
})

it.each([[[1]], [[1, 2]]])('the chosen article goes in by its scan, of orders %j', (ids) => {
  const { say, read } = showWave([answered(1, 'elegida')], ids)
  read(SHIMY.Ean)
  if (ids.length > 1) {
    expect(read('B')).toMatchObject({ isFault: true, crate: 'A' })
    read('CAJON-A')
  }
  const put = { Cantidad: 0, Sustituto: { Codart: 'SHIMY', Cantidad: 3 }, Nota: null }
  expect(say.mock.lastCall?.slice(0, 3)).toMatchObject([{ Pedido: 1 }, put, { Codart: 'SHIMY' }])
})

it('a weight without its note stays in hand, and a code scanned over a question does not count', () => {
  const { say, read, wedge, answers } = showWave([{ ...line(1), Cantidad: 300 }])
  say.mockReturnValue({ code: 'peso-sobre-tolerancia', ordered: 300, prepared: 1250, to: 330 })
  read('2005090012504')
  read('A')
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }))
  expect(answers.at(-1)).toMatchObject({ isFault: false, crate: 'A' })
  read('R-0042')
  wedge('CAJON-A')
  expect(screen.getByText('Ese código no contó: primero respondé.')).toBeDefined()
})
