import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, TestMemoryRouter } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import type { Permission } from '@gondola/contract/calls'
import { SYSTEM_TEXTS as TEXTS, type SystemState } from '@gondola/contract/staff'
import { loginWith } from '../../test/test-staff.ts'
import { OutgrownNotice } from '../ui/frame/outgrown-notice.tsx'
import { SystemScreen } from './system-screen.tsx'

const FILES = { EnAlmacen: false, Responde: true }
const small: SystemState = {
  Base: { Motor: 'sqlite', Megas: 40, MegasMaximo: 2048, QuedoChica: false, Replicas: null },
  Archivos: FILES,
}
const large: SystemState = { ...small, Base: { ...small.Base, Megas: 3000, QuedoChica: true } }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(state: SystemState, permissions: readonly Permission[]) {
  vi.stubGlobal('fetch', async () => Response.json(state))
  render(
    <TestMemoryRouter>
      <CoreAdminContext authProvider={loginWith(permissions)}>
        <OutgrownNotice />
        <SystemScreen />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
}

it('says on the start page and on its own that the shop has outgrown SQLite', async () => {
  show(large, ['parametros.editar'])
  expect(await screen.findByText(TEXTS.sqlite(3000, 2048))).toBeTruthy()
  const link = await screen.findByRole('link', { name: TEXTS.seeState })
  expect(link.getAttribute('href')).toMatch(/\/estado$/)
  expect(screen.getAllByText(TEXTS.outgrown)).toHaveLength(2)
})

it('says nothing of it while the shop fits, nor to who cannot do anything about it', async () => {
  show(small, ['parametros.editar'])
  expect(await screen.findByText(TEXTS.fits)).toBeTruthy()
  expect(screen.queryByText(TEXTS.outgrown)).toBeNull()
  cleanup()
  show(large, ['informes.ver'])
  await screen.findByText(TEXTS.outgrown)
  expect(screen.queryByRole('link', { name: TEXTS.seeState })).toBeNull()
})

it('says how many copies PostgreSQL has, and that a store of files does not answer', async () => {
  const Base = {
    Motor: 'postgresql' as const,
    Megas: null,
    MegasMaximo: null,
    QuedoChica: false,
    Replicas: 2,
  }
  show({ Base, Archivos: { EnAlmacen: true, Responde: false } }, [])
  expect(await screen.findByText('PostgreSQL, con 2 copias al día.')).toBeTruthy()
  expect(screen.getByText(TEXTS.storeAway)).toBeTruthy()
})
