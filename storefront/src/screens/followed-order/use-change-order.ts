import { orderAddress } from '@gondola/contract/base'
import type { OrderChangeDraft, OrderInChange } from '@gondola/contract/orders'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isRefusal, NetworkLost, Refused } from '../../api/errors.ts'
import * as api from '../../api/order-changes.ts'
import { useCart } from '../../state/cart/cart.ts'
import { newIdempotencyKey } from '../../state/cart/idempotency-key.ts'
import { forgetOrders } from '../../state/cart/orders.ts'
import {
  type ChangeRow,
  rowsOf,
  takeFromCart,
  useChangePreview,
  wantedOf,
  withCart,
} from '../../state/cart/order-change.ts'
import { orderChangeTexts } from '../../texts/order-change.ts'
import { failureMessage } from '../../parts/messages/failure-message.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { showToast } from '../../ui/notices/toasts.ts'

/** A change is computed once it has rested this long. */
const PREVIEW_AFTER_MS = 400

export interface ChangeRefusal {
  text: string
  /** The article that was refused. */
  Codart?: string | undefined
}

/**
 * The change of a placed order while it is edited. Every attempt to save the same change has one key, so that it is
 * made once; the cart gives up its lines only after the server's answer. `onOld` is told of a refusal after which the
 * order must be opened again.
 */
export function useChangeOrder(
  { Pedido, Lineas }: OrderInChange,
  isWithCart: boolean,
  onOld: (error: Refused) => void,
) {
  const navigate = useNavigate()
  const [rows, setRows] = useState<ChangeRow[]>(() =>
    isWithCart ? withCart(rowsOf(Lineas), useCart.getState().lines) : rowsOf(Lineas),
  )
  const [MayorDeEdad, setMayorDeEdad] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [failed, setFailed] = useState<ChangeRefusal | null>(null)
  const attempt = useRef<{ body: string; key: string } | null>(null)
  const draft: OrderChangeDraft = {
    Cambios: Pedido.Cambios ?? 0,
    Lineas: rows.flatMap((row) =>
      row.wanted === 0 ? [] : [{ Codart: row.line.Codart, Cantidad: wantedOf(row) }],
    ),
    ...(MayorDeEdad && { MayorDeEdad }),
  }
  const rested = useRested(draft)
  const preview = useChangePreview(Pedido.Id, rested)
  const isComputing = preview.isFetching || JSON.stringify(rested) !== JSON.stringify(draft)
  const { error } = preview
  useEffect(() => {
    if (error instanceof Refused && isOld(error)) onOld(error)
  }, [error, onOld])
  const refusal = failed ?? (error && !isComputing ? refusalOf(error) : null)
  const edit = (change: (rows: ChangeRow[]) => ChangeRow[]) => {
    setFailed(null)
    setRows(change)
  }
  const save = async (TotalNeto: number) => {
    const body = { ...draft, TotalNeto }
    const written = JSON.stringify(body)
    if (attempt.current?.body !== written) attempt.current = { body: written, key: newIdempotencyKey() }
    setIsSaving(true)
    setFailed(null)
    try {
      await api.changePlacedOrder(Pedido.Id, body, attempt.current.key)
    } catch (failure) {
      return afterFailure(failure)
    } finally {
      setIsSaving(false)
    }
    const hasCart = rows.some(({ cart }) => cart > 0)
    takeFromCart(rows)
    void navigate(orderAddress(Pedido.Id), { replace: true })
    void forgetOrders()
    showToast({
      kind: 'success',
      title: orderChangeTexts.saved,
      ...(hasCart && { text: orderChangeTexts.savedCart }),
    })
  }
  const afterFailure = (failure: unknown) => {
    if (failure instanceof NetworkLost) return setFailed({ text: orderChangeTexts.unknown })
    if (!(failure instanceof Refused)) throw failure
    const { code, status, Pedido: computed } = failure.problem
    // whether it took effect is unknown: the next attempt has the same key
    if (status >= 500 || code === 'limite' || code === 'concurrencia') return setFailed(refusalOf(failure))
    attempt.current = null
    if (code === 'sesion') return tellFailure(failure)
    if (isOld(failure)) return onOld(failure)
    if (code !== 'precios') return setFailed(refusalOf(failure))
    setFailed({ text: orderChangeTexts.repriced(computed?.TotalNeto) })
    void preview.refetch()
  }
  return {
    rows,
    preview: preview.data ?? null,
    isComputing,
    isSaving,
    refusal,
    needsAge: isRefusal(error, 'alcohol-edad') || MayorDeEdad,
    MayorDeEdad,
    setMayorDeEdad: (is: boolean) => {
      setFailed(null)
      setMayorDeEdad(is)
    },
    setWanted: (Codart: string, wanted: number | null) =>
      edit((all) => all.map((row) => (row.line.Codart === Codart ? { ...row, wanted } : row))),
    addCart: () => edit((all) => withCart(all, useCart.getState().lines)),
    computeAgain: () => void preview.refetch(),
    save: (TotalNeto: number) => void save(TotalNeto),
  }
}

/** Refusals after which nothing of the edited change holds. */
const OLD = new Set(['pedido-cambiado', 'en-preparacion', 'estado', 'cambio-cerrado', 'cambios-maximo'])
const isOld = ({ problem }: Refused): boolean => OLD.has(problem.code)

function refusalOf(error: unknown): ChangeRefusal {
  const { text } = failureMessage(error)
  return { text, Codart: error instanceof Refused ? error.problem.Codart : undefined }
}

/** The draft of the last moment in which it did not change for a while. */
function useRested(draft: OrderChangeDraft): OrderChangeDraft {
  const [rested, setRested] = useState(draft)
  const written = JSON.stringify(draft)
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(written) as OrderChangeDraft), PREVIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [written])
  return rested
}
