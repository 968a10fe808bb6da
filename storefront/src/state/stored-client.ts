import type { Client } from '@gondola/contract/clients'

/**
 * Whether parsed JSON is a client with every field that a screen shows. Customers can edit local storage, so it may
 * contain anything.
 */
export function isStoredClient(parsed: unknown): parsed is Client {
  if (typeof parsed !== 'object' || parsed === null) return false
  const client = parsed as Record<keyof Client, unknown>
  const { Codigo, Descripcion } = (client.Tipodoc ?? {}) as Partial<Record<string, unknown>>
  const texts = [
    client.Nombre,
    client.Direccion,
    client.Localidad,
    client.Usuario,
    client.Email,
    client.Nrodoc,
    client.Telefono,
    client.Alta,
    client.Comentario,
    Descripcion,
  ]
  const numbers = [client.Id, client.Puntos, Codigo]
  return (
    texts.every((text) => typeof text === 'string') &&
    numbers.every((number) => Number.isFinite(number)) &&
    Number.isSafeInteger(client.Id)
  )
}
