import { AddressDraft } from '@gondola/contract/clients'
import { DeliveryForm } from '@gondola/contract/delivery'
import { Id, Nullable } from '@gondola/contract/base'
import { Type } from 'typebox'

// The build ships this shape as JSON (build/plain-schemas.ts): the module holds nothing else.

const Whole = Type.Integer()
const Text = Type.String()

/** The choices of an order, each of which is kept or dropped by itself. */
export const StoredChoices = Type.Object({
  FormaEntrega: Nullable(DeliveryForm),
  Dia: Nullable(Whole),
  HorarioEntrega: Nullable(Type.String({ minLength: 1 })),
  TipoPago: Nullable(Type.Object({ Id: Whole })),
  B1: Type.Boolean(),
  MayorDeEdad: Type.Boolean(),
  Destinatario: Type.Optional(
    Nullable(Type.Object({ Cliente: Id, Nombre: Text, Telefono: Text, Direccion: Text })),
  ),
  Entrega: Type.Optional(Nullable(Type.Object({ ...AddressDraft.properties, Id: Whole, Cliente: Id }))),
  Opt4: Text,
  IdempotencyKey: Type.String({ pattern: String.raw`^[\w-]{1,200}$` }),
})
