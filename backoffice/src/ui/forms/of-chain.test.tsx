import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { AdminContext, RecordContextProvider, SimpleForm, TestMemoryRouter } from 'react-admin'
import { afterEach, describe, expect, it } from 'vitest'
import { PANEL_TEXTS, type StaffSelf } from '@gondola/contract/staff'
import { OWN_STAFF } from '../../api/own-staff.ts'
import { BranchInput } from './branch-inputs.tsx'
import { ROLE_PERMISSIONS } from '@gondola/contract/calls'
import { BranchesInput } from './branch-inputs.tsx'
import { namedBranchesOf, OwnOrReadOnly } from './of-chain.tsx'
import { SaveToolbar } from './save-toolbar.tsx'

afterEach(cleanup)

const CHIEF: StaffSelf = {
  Id: 1,
  Usuario: 'jefa',
  Nombre: '',
  Rol: 'administracion',
  Permisos: [...ROLE_PERMISSIONS.administracion],
  SegundoFactor: false,
  CodigosRestantes: 0,
  Elegibles: [
    { Id: 1, Nombre: 'Centro' },
    { Id: 2, Nombre: 'Norte' },
    { Id: 3, Nombre: 'Sur', Estado: 'sin-abrir' },
    { Id: 4, Nombre: 'Este', Estado: 'cerrada' },
  ],
}
const OF_NORTH: StaffSelf = { ...CHIEF, Sucursales: [2], Elegibles: [{ Id: 2, Nombre: 'Norte' }] }

function renderAs(account: StaffSelf, form: React.ReactNode, record?: Record<string, unknown>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(OWN_STAFF, account)
  render(
    <TestMemoryRouter>
      <AdminContext queryClient={queryClient}>
        <RecordContextProvider value={record}>{form}</RecordContextProvider>
      </AdminContext>
    </TestMemoryRouter>,
  )
}

const form = (
  <OwnOrReadOnly branchesOf={namedBranchesOf}>
    <SimpleForm toolbar={<SaveToolbar />}>
      <BranchesInput />
    </SimpleForm>
  </OwnOrReadOnly>
)
const isReadOnly = () => screen.queryByText(PANEL_TEXTS.ofChain) !== null
const canSave = () => screen.queryByRole('button', { name: /save/i }) !== null

describe('a record for branches', () => {
  it.each([
    ['of all branches', { id: 1 }, OF_NORTH, true],
    ['of another, too', { id: 1, Sucursales: [1, 2] }, OF_NORTH, true],
    ['of its own', { id: 1, Sucursales: [2] }, OF_NORTH, false],
    ['of all branches', { id: 1 }, CHIEF, false],
  ])('%s is read only for who may not change it', (_what, record, account, expected) => {
    renderAs(account, form, record)
    expect([isReadOnly(), canSave()]).toEqual([expected, !expected])
    expect(screen.getByRole('combobox', { name: /Sucursales/ }).closest('fieldset:disabled') !== null).toBe(
      expected,
    )
  })

  it('that is new begins with the branches of an account of some, and with none for the others', () => {
    const create = (
      <SimpleForm toolbar={<SaveToolbar />}>
        <BranchesInput />
      </SimpleForm>
    )
    renderAs(OF_NORTH, create)
    expect(screen.getByRole('button', { name: 'Norte' })).toBeDefined()
    cleanup()
    renderAs(CHIEF, create)
    expect(screen.queryByRole('button', { name: 'Centro' })).toBeNull()
  })
})

describe('the choice of a branch', () => {
  const input = (
    <SimpleForm toolbar={<SaveToolbar />}>
      <BranchInput label="Sucursal" emptyText="Todas" />
    </SimpleForm>
  )
  it('marks those that take no orders', () => {
    renderAs(CHIEF, input)
    fireEvent.mouseDown(screen.getByRole('combobox'))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Todas',
      'Centro',
      'Norte',
      'Sur (todavía no toma pedidos)',
      'Este (cerrada)',
    ])
  })

  it('is no choice of all for an account of one', () => {
    renderAs(OF_NORTH, input)
    expect(screen.getByRole('combobox').textContent).toBe('Norte')
  })
})
