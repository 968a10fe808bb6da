import {
  messageSets,
  putMessageSet,
  staffMessages,
  type MessageDraft,
  type MessageSet,
  type StaffMessage,
} from '@gondola/contract/site'
import type { Wording } from '@gondola/contract/base'
import { windowRange, type ListWindow } from '@gondola/contract/calls'
import { serveRecords } from '../audit/serve-records.ts'
import { readWording } from '../goods/catalogue/catalogue.store.ts'
import { changeCatalogue, inCatalogue } from '../goods/catalogue/change-catalogue.ts'
import { branded } from '../http/current-brand.ts'
import { serve, type Feature } from '../http/serve.ts'
import type { Db } from '../platform/db/open-database.ts'
import { folded } from '../platform/text/folded.ts'
import {
  checkMessage,
  customerMessages,
  namedText,
  placedText,
  voseoWording,
  type Message,
} from './message-catalogue.ts'
import { writeMessage } from './content.store.ts'

/** The chain's own wording of what customers read. Every process has a change with the catalogue's next version. */
export const messagesFeature: Feature = (api, deps) => {
  const { db } = deps
  serveRecords<StaffMessage, MessageDraft, string>(api, deps, staffMessages, {
    transaction: inCatalogue,
    list: (from, asked) => listMessages(from, asked),
    find: findMessage,
    async check(_trx, { Propio }, before) {
      const message = customerMessages().get(before?.Clave ?? '')
      return message ? checkMessage(message, Propio) : null
    },
    async update(trx, key, { Propio }) {
      const message = customerMessages().get(key)!
      const own = placedText(message, Propio)
      const isOwn = Propio.trim() !== '' && namedText(message, own) !== message.original
      await writeMessage(trx, message.written, isOwn ? own : null)
    },
    audited: ({ Original, Propio }) => ({ Original, Propio }),
  })
  serve(api, messageSets, async () => {
    const wording = await readWording(db)
    const size = (set: MessageSet) => changesOf(set, wording).length
    return { voseo: size('voseo'), original: size('original') }
  })
  serve(api, putMessageSet, ({ session, params: { Conjunto } }) =>
    changeCatalogue(deps, session, async ({ trx, record }) => {
      const wording = await readWording(trx)
      const changes = changesOf(Conjunto, wording)
      for (const [message, own] of changes) {
        await writeMessage(trx, message.written, own)
        const { Original, Propio } = toRow(message, wording)
        const Despues = { Original, Propio: own === null ? '' : namedText(message, own) }
        const change = { Entidad: staffMessages.name, Clave: message.key, Accion: 'editar' }
        await record({ ...change, Antes: { Original, Propio }, Despues })
      }
      return { Cambiados: changes.length }
    }),
  )
}

/** What a set changes: the texts of 'voseo' that are worded otherwise, or every text that has a wording. */
function changesOf(set: MessageSet, wording: Wording): [message: Message, own: string | null][] {
  const voseo = voseoWording()
  return [...customerMessages().values()].flatMap((message): [Message, string | null][] => {
    const now = wording[message.written] ?? null
    const own = set === 'original' ? null : (voseo.get(message.written) ?? now)
    return own === now ? [] : [[message, own]]
  })
}

function toRow(message: Message, wording: Wording): StaffMessage {
  const own = wording[message.written]
  return {
    Clave: message.key,
    Parte: message.part,
    Original: branded(message.original),
    Propio: own === undefined ? '' : namedText(message, own),
    Cambiado: own !== undefined,
    Campos: message.fields.map(([Campo, Ejemplo]) => ({ Campo, Ejemplo })),
  }
}

async function findMessage(db: Db, key: string): Promise<StaffMessage | null> {
  const message = customerMessages().get(key)
  return message ? toRow(message, await readWording(db)) : null
}

type Asked = ListWindow & { Parte?: string; Cambiado?: boolean }

async function listMessages(db: Db, asked: Asked): Promise<{ rows: StaffMessage[]; total: number }> {
  const { Parte, Cambiado, q = '', ids } = asked
  const wording = await readWording(db)
  const keys = ids?.split(',')
  const words = folded(q).split(/\s+/)
  const rows = [...customerMessages().values()]
    .map((message) => toRow(message, wording))
    .filter((row) => keys?.includes(row.Clave) ?? true)
    .filter(
      (row) => (Parte === undefined || row.Parte === Parte) && (Cambiado ?? row.Cambiado) === row.Cambiado,
    )
    .filter(({ Original, Propio }) => {
      const text = folded(`${Original} ${Propio}`)
      return words.every((word) => text.includes(word))
    })
  const { offset, limit } = windowRange(asked)
  return { rows: rows.slice(offset, offset + limit), total: rows.length }
}
