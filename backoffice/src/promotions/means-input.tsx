import { listPaymentTypes } from '@gondola/contract/delivery'
import { STAFF_PROMOTION_TEXTS as TEXTS } from '@gondola/contract/promotions'
import { callServer } from '../api/call-server.ts'
import { CodesInput, type Coded } from './codes-input.tsx'

/** The active payment types, which anybody may read: who edits promotions need not see the shop's payment types. */
export const activeMeans = async (): Promise<Coded<number>[]> =>
  (await callServer(listPaymentTypes, { params: { from: 0, count: 0 } })).map(({ Id, Descrip }) => ({
    Codigo: Id,
    Descripcion: Descrip,
  }))

const findMeans = async (q: string) =>
  (await activeMeans()).filter(({ Descripcion }) => Descripcion.toLowerCase().includes(q.toLowerCase()))

/** The payment types that a promotion needs. */
export const MeansInput = () => (
  <CodesInput source="TiposPago" find={findMeans} nameOf={activeMeans} hint={TEXTS.meansHint} />
)
