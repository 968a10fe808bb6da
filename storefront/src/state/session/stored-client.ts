import { Client } from '@gondola/contract/clients'
import { Type } from 'typebox'

// The build ships this shape as JSON (build/plain-schemas.ts): the module holds nothing else.

/** The stored client, without the fields that no screen shows or that an earlier version did not store. */
export const StoredClient = Type.Omit(Client, [
  'Idasociado',
  'Tarjeta',
  'Sucursal',
  'Estado',
  'Cliente',
  'Baja',
  'EmailConfirmado',
])
