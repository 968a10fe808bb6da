import { Type } from 'typebox'
import { call, staffCall } from '@gondola/contract/calls'
import { Closed, Nullable } from '@gondola/contract/base'
import { type Feature, serve } from '@gondola/server/http/serve.ts'
import { hashPassword } from '@gondola/server/sessions/passwords.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { closeClientSession, openClientSession, type SessionDeps } from '@gondola/server/sessions/session.ts'
import { revokeClientSessions, revokeSession } from '@gondola/server/sessions/session.store.ts'

// A feature with one call of each kind, to test what all calls share.

const Thing = Closed({
  Codigo: Type.String(),
  Precio: Nullable(Type.Number()),
  Tipo: Type.Union([Type.Literal('a'), Type.Literal('b')]),
  Partes: Type.Optional(Type.Array(Closed({ Id: Type.Integer() }))),
})
const whole = Type.Integer({ minimum: 0, maximum: 1000 })

export const findThing = call('GET', '/cosas/get/:Codigo/:from', 'anybody', {
  params: Closed({ Codigo: Type.String({ minLength: 1, maxLength: 200 }), from: whole }),
  query: Closed({ orden: Type.Optional(Type.Union([Type.Literal('s'), Type.Literal('pa')])) }),
  answer: Nullable(Thing),
})
export const saveThing = call('POST', '/cosas/save', 'anybody', {
  body: Closed({ Nombre: Type.String({ maxLength: 200 }), Cantidad: Type.Optional(whole) }),
  answer: Type.Record(Type.String(), Type.Unknown()),
})
export const login = call('POST', '/cosas/login', 'anybody', {
  body: Closed({ Usuario: Type.String(), Pass: Type.String() }),
  answer: Type.Boolean(),
  limit: 'login',
})
export const readOwn = call('GET', '/cosas/propia', 'client', { answer: Type.Integer() })
export const logout = call('POST', '/cosas/salir', 'client', {})
export const revokeOthers = call('POST', '/cosas/revocar', 'client', {})
export const staffOnly = staffCall('GET', '/cosas/gestion', 'pedidos.ver', { answer: Type.String() })
export const fail = call('GET', '/cosas/falla/:Clave', 'anybody', {
  params: Closed({ Clave: Type.String() }),
  answer: Type.Null(),
})

export const testFeature: Feature<SessionDeps> = (api, deps) => {
  serve(api, findThing, ({ params: { Codigo }, total }) => {
    total(7)
    if (Codigo === 'nada') return null
    const thing = {
      Codigo,
      Precio: null,
      Tipo: 'a' as const,
      password_hash: 'secret',
      Partes: [{ Id: 1, hidden: true }],
    }
    return thing
  })
  serve(api, saveThing, ({ body }) => body)
  serve(api, login, async ({ body, request, reply, forgive, remember }) => {
    const client = await deps.db
      .selectFrom('clients')
      .select(['Id', 'password_hash'])
      .where('Usuario', '=', body.Usuario)
      .executeTakeFirst()
    if (client === undefined || body.Pass !== 'demo1234') return false
    await forgive()
    remember()
    await openClientSession({ request, reply }, deps, client)
    return true
  })
  serve(api, readOwn, ({ session }) => session.clientId)
  serve(api, logout, async ({ session, reply }) => {
    await revokeSession(deps.db, session.tokenHash)
    closeClientSession(reply, deps)
  })
  serve(api, revokeOthers, ({ session }) =>
    revokeClientSessions(deps.db, session.clientId, session.tokenHash),
  )
  serve(api, staffOnly, ({ session }) => session.userName)
  serve(api, fail, () => {
    throw new Error('select * from secret_table')
  })
}

/** A client `demo` with the password that the test login uses. */
export async function addTestClient(db: Db, Usuario = 'demo', Nrodoc = '30111222'): Promise<number> {
  await db
    .insertInto('document_types')
    .values({ Codigo: 1, Descripcion: 'DNI' })
    .onConflict((c) => c.doNothing())
    .execute()
  const { Id } = await db
    .insertInto('clients')
    .values({
      Nombre: 'Demo',
      Direccion: 'San Martín 1',
      Usuario,
      Email: `${Usuario}@gondola.example`,
      document_type_code: 1,
      Nrodoc,
      Telefono: '3794000000',
      Alta: '2026-01-01',
      password_hash: await hashPassword('demo1234'),
      user_key: Usuario,
      email_key: `${Usuario}@gondola.example`,
    })
    .returning('Id')
    .executeTakeFirstOrThrow()
  return Id
}
