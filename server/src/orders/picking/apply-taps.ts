import type { PickedLine, PreparedLine } from '@gondola/contract/cart'
import {
  type PickingTap,
  type TapOutcome,
  type TapResult,
  checkPickedLine,
  chosenOption,
  type LineQuestion,
  type QuestionOption,
  preparedLine,
  type SubstituteArticle,
  pickingTexts,
  preparationMessage,
} from '@gondola/contract/orders'
import { instant, today } from '../../platform/clock.ts'
import type { ActiveOffers } from '../../goods/catalogue/active-offers.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { StaffSession } from '../../http/caller.ts'
import { tapMissing } from '../../goods/stock/tap-stock.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import { recordChange } from '../../audit/record-change.ts'
import { lockOrder, updateOrder, writeCrateLabel, type LockedOrder } from '../locked-order.store.ts'
import {
  listPreparedLines,
  writePickedLine,
  type PickedRow,
  findSubstituteArticle,
  findTap,
  insertTap,
  type TapAnswer,
} from './picked-lines.store.ts'
import { endQuestions, listQuestions } from './line-questions.store.ts'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

/**
 * Applies the picking taps of a staff member who prepares an order; they may be minutes old, queued while offline
 * (backoffice §3). Each tap gets its own result, stored under its key: a tap that is sent again changes nothing and
 * gets the same result. Of one device's taps on a line the last one wins, whatever order they arrive in. A tap never
 * overwrites what another person recorded on the line since; it ends in a conflict.
 *
 * @throws 404 no such order
 */
export async function applyTaps(
  trx: Db,
  needs: CatalogueDeps,
  who: StaffSession,
  Id: number,
  taps: readonly PickingTap[],
): Promise<TapResult[]> {
  const order = await lockOrder(trx, Id)
  const made = { at: instant(needs.clock), staffId: who.staffId }
  const results: TapResult[] = []
  for (const tap of taps.toSorted((a, b) => a.Orden - b.Orden)) {
    const known = await findTap(trx, Id, tap.Clave)
    const outcome = known ?? (await applyTap(trx, needs, who, order, tap))
    if (known === null) await insertTap(trx, made, Id, tap, outcome)
    results.push({ Clave: tap.Clave, ...outcome })
  }
  return results
}

async function applyTap(
  trx: Db,
  needs: CatalogueDeps,
  who: StaffSession,
  order: LockedOrder,
  tap: PickingTap,
): Promise<TapAnswer> {
  if (order.Preparacion !== 'preparando') return because('tarde', pickingTexts.tooLate)
  const lines = await listPreparedLines(trx, order.Id)
  const asked = await listQuestions(trx, needs.clock, [order.Id])
  const line = lines.find(({ Items }) => Items === tap.Items)
  if (line === undefined) return because('rechazado', pickingTexts.noSuchLine)
  const question = asked.find(({ Items }) => Items === tap.Items)
  const place = placeOf(line, tap)
  if (place === 'superado') return because('superado', null)
  if (place === 'conflicto' && !isSame(line.Preparado, tap.Preparado))
    // a change of the order, or its customer's answer, writes lines again, without a device
    return because(
      'conflicto',
      line.device !== null
        ? pickingTexts.conflict
        : question?.Estado === 'abierta'
          ? pickingTexts.askedSince
          : question?.Respondida
            ? pickingTexts.answeredSince
            : pickingTexts.changedSince,
    )
  return writeTap(trx, needs, who, order, line, tap, question)
}

/** Compares a tap with the line's state: newer, superseded by the same device, or in conflict with another one. */
function placeOf(
  { Version, device, device_order }: PickedRow,
  tap: PickingTap,
): 'siguiente' | 'superado' | 'conflicto' {
  if (device === tap.Dispositivo) return tap.Orden > device_order ? 'siguiente' : 'superado'
  return tap.Version === Version ? 'siguiente' : 'conflicto'
}

async function writeTap(
  trx: Db,
  needs: CatalogueDeps,
  who: StaffSession,
  order: LockedOrder,
  line: PickedRow,
  tap: PickingTap,
  question: LineQuestion | undefined,
): Promise<TapAnswer> {
  const said = tap.Preparado
  const prepared = said === null ? null : await preparedBy(trx, needs, order, line, said, question)
  if (typeof prepared === 'string') return because('rechazado', prepared)
  await writePickedLine(trx, line, prepared, tap)
  if (tap.EtiquetaCajon !== undefined) await writeCrateLabel(trx, order.Id, tap.EtiquetaCajon)
  if (question !== undefined) {
    // decided without the customer, who was asked; her page says what was put in
    if (said !== null)
      await endQuestions(trx, needs.clock, { orderId: order.Id, Items: line.Items }, 'retirada')
    await updateOrder(trx, order.Id, { Estado: order.Estado, updated_at: instant(needs.clock) })
  }
  const wasMissing = isNotThere(line.Preparado) || (question !== undefined && line.Preparado === undefined)
  const isMissing = isNotThere(prepared)
  if (order.branch_id !== null && wasMissing !== isMissing)
    await tapMissing(trx, needs, who, { Sucursal: order.branch_id, Codigo: line.Codart }, isMissing)
  const before = { Items: line.Items, Preparado: line.Preparado ?? null }
  await recordChange(trx, who, needs.clock, {
    Entidad: 'pedidos',
    Clave: order.Id,
    Accion: 'preparar-linea',
    Antes: before,
    Despues: { Linea: line.Descrip, Items: line.Items, Preparado: prepared },
  })
  return because('aplicado', null)
}

/** Whether the picker found nothing of the article itself, whatever goes in its place. */
const isNotThere = (prepared: PreparedLine | null | undefined): boolean => prepared?.Cantidad === 0

/** The prepared line, or the message that says why it is not allowed. */
async function preparedBy(
  trx: Db,
  { clock, config, catalogue }: CatalogueDeps,
  { B1, branch_id }: LockedOrder,
  line: PickedRow,
  said: PickedLine,
  question: LineQuestion | undefined,
): Promise<PreparedLine | string> {
  // a branch that was closed since still prepares its orders
  const source = (branch_id === null ? null : catalogue.findViewEvenClosed(branch_id)) ?? catalogue
  const running = source.activeOffersOn(today(clock, config.timeZone))
  const substitute = asPromised(
    await substituteFor(trx, said, running, branch_id ?? undefined),
    question && chosenOption(question),
  )
  const ToleranciaPeso = await findSiteParameter(trx, 'ToleranciaPeso')
  const broken = checkPickedLine(line, said, { B1, ToleranciaPeso, substitute, question })
  return broken === null ? preparedLine(line, said, substitute) : preparationMessage(broken)
}

/** The price that the customer chose it at, if it is dearer now. */
const asPromised = (
  substitute: SubstituteArticle | null,
  chosen: QuestionOption | null | undefined,
): SubstituteArticle | null =>
  substitute !== null && chosen?.Codart === substitute.Codart
    ? { ...substitute, Precio: Math.min(substitute.Precio, chosen.Precioindividual) }
    : substitute

const substituteFor = async (
  trx: Db,
  { Sustituto }: PickedLine,
  running: ActiveOffers,
  branchId: number | undefined,
): Promise<SubstituteArticle | null> =>
  Sustituto === null ? null : findSubstituteArticle(trx, Sustituto.Codart, running, branchId)

/** Whether two people recorded the same for a line. */
function isSame(there: PreparedLine | undefined, said: PickedLine | null): boolean {
  if (there === undefined || said === null) return there === undefined && said === null
  return (
    there.Cantidad === said.Cantidad &&
    there.Contando === said.Contando &&
    there.Sustituto?.Codart === said.Sustituto?.Codart &&
    there.Sustituto?.Cantidad === said.Sustituto?.Cantidad
  )
}

const because = (Resultado: TapOutcome, Detalle: string | null): TapAnswer => ({ Resultado, Detalle })
