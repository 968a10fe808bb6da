import type { ClonedOrder, Order } from '@gondola/contract/orders'
import { useEffect, useEffectEvent } from 'react'
import { GoneLines } from '../../parts/branch-report/gone-lines.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { AtMostOrders, useOrderLimit } from '../../parts/cart/add-to-order.tsx'
import { useCheckoutEntry } from '../../parts/cart/cart-footer.tsx'
import { CART_NOTICE } from '../../parts/cart/cart-notices.ts'
import { undoAction, UNDO_MS } from '../../parts/messages/undo-notice.ts'
import { choose, useCheckout } from '../../state/cart/checkout.ts'
import { addArticles, type Cart, quantityIn, useCart } from '../../state/cart/cart.ts'
import { addedTexts, basketName } from '../../texts/checkout.ts'
import { listTexts } from '../../texts/lists.ts'
import { closeDialog, type DialogProps } from '../../state/dialogs.ts'
import { useClonedOrder } from '../../state/cart/orders.ts'
import { goToBranchOf, otherBranchOf } from '../../state/place/order-place.ts'
import { branchName, currentBranch, sellingBranches } from '../../state/place/change-place.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import { Loading } from '../../ui/states/loading.tsx'
import type { LineChange } from '@gondola/contract/catalogue'
import { branchChangeTexts } from '../../texts/place.ts'
import { sumOfPesos, ownTexts, say } from '@gondola/contract/base'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'
import { PriceReport, ReportLine, ReportPrices } from '../../parts/price-report/price-report.tsx'
import { type CartLine, cartTexts, cartTotal } from '@gondola/contract/cart'
import { promotionDiscounts } from '@gondola/contract/promotions'
import styles from './duplicate-dialog.module.css'

/** A line of an order, then and today; `now` is null if the article is no longer sold. */
interface ComparedLine {
  line: CartLine
  now: CartLine | null
  trend: 'same' | 'dearer' | 'cheaper' | 'gone'
}

interface OrderComparison {
  lines: readonly ComparedLine[]
  /** Totals of the goods in pesos, net of promotions: as ordered, and for those still sold at today's prices. */
  totalThen: number
  totalNow: number
}

/** Compares an order with what duplicating it would add to the cart (spec §7, clonar). */
export function comparedOrder(order: Order, { Lineas, Faltantes }: ClonedOrder): OrderComparison {
  const lines = order.Lineas.map((line) => comparedLine(line, Lineas, Faltantes))
  // Weighing and missing articles change a prepared order's totals; what duplicating adds is what was ordered.
  const { TotalBruto, TotalDescuento } = order.TotalesPedido ?? order
  return {
    lines,
    totalThen: sumOfPesos([TotalBruto, -(TotalDescuento ?? 0)]),
    totalNow: sumOfPesos([cartTotal(Lineas) ?? 0, -promotionDiscounts(Lineas).TotalDescuento]),
  }
}

function comparedLine(
  line: CartLine,
  today: readonly CartLine[],
  missing: readonly CartLine[],
): ComparedLine {
  const now = today.find(({ Codart }) => Codart === line.Codart) ?? null
  if (!now || missing.some(({ Codart }) => Codart === line.Codart)) return { line, now: null, trend: 'gone' }
  const difference = (now.Precioindividual ?? 0) - (line.Precioindividual ?? 0)
  if (difference === 0) return { line, now, trend: 'same' }
  return { line, now, trend: difference > 0 ? 'dearer' : 'cheaper' }
}

/** Whether the duplicated order equals the original: the same articles at the same prices, for the same total. */
export function isUnchanged({ lines, totalThen, totalNow }: OrderComparison): boolean {
  return lines.length > 0 && lines.every(({ trend }) => trend === 'same') && totalThen === totalNow
}

/** Whether the cart, or the order that is being changed, has all of the lines, in at least their quantities. */
const holdsLines = (cart: Cart, lines: readonly CartLine[]): boolean =>
  lines.length > 0 && lines.every(({ Codart, Cantidad }) => (quantityIn(cart, Codart) ?? 0) >= Cantidad)

/** Texts of 'Duplicar Pedido': what has changed since the order, shown before anything enters the cart. */
const duplicateTexts = ownTexts({
  title: 'Duplicar Pedido',
  intro: 'Así queda tu pedido con los precios de hoy.',
  same: 'Mismo precio',
  dearer: 'Más caro',
  cheaper: 'Más barato',
  gone: 'Ya no se vende',
  goneAt: (branch: string) => say`No se vende en ${branch}`,
  elsewhere: (there: string, here: string) =>
    say`Este pedido fue de ${there}. Estos son los precios de ${here}, donde comprás ahora.`,
  seeThere: (there: string) => say`Ver sus precios en ${there}`,
  totalThen: 'Total entonces',
  totalNow: 'Total hoy',
  cancel: 'Cancelar',
  nothing: 'Ninguno de estos productos se vende hoy.',
  added: 'Tu pedido está en el carrito.',
  addedTo: (Id: number) => say`Lo sumamos a ${basketName(Id)}.`,
  there: (basket: string) => say`Ya está en ${basket}. ¿Sumarlo otra vez?`,
  again: 'Sumarlo otra vez',
  loading: 'Buscando los precios de hoy…',
} as const)

/** 'Duplicar Pedido' (spec §7, clonar): shows dearer, cheaper and missing articles before anything enters the cart. */
export function DuplicateDialog({ order }: DialogProps['duplicate']) {
  const { data, error, refetch, isFetching } = useClonedOrder(order)
  const Pedido = useCart((cart) => cart.order?.Id ?? null)
  const enterCheckout = useCheckoutEntry()
  const add = ({ Lineas }: ClonedOrder, substitutes: readonly CartLine[] = []) => {
    const takeOut = addArticles([...Lineas, ...substitutes])
    const { Opt4 } = useCheckout.getState()
    // an order that is changed keeps its own comment, as does one that is begun
    if (Pedido === null && Opt4 === '') choose({ Opt4: order.Opt4 })
    const undo = () => {
      takeOut()
      if (useCheckout.getState().Opt4 === order.Opt4) choose({ Opt4 })
    }
    closeDialog()
    showToast({
      kind: 'success',
      title: Pedido === null ? duplicateTexts.added : duplicateTexts.addedTo(Pedido),
      actions: [
        ...(Pedido === null ? [{ text: cartTexts.checkout, onPress: enterCheckout }] : []),
        undoAction({ topic: CART_NOTICE, undo, undone: addedTexts.asBefore }),
      ],
      topic: CART_NOTICE,
      durationMs: UNDO_MS,
    })
  }
  const isThere = useCart((cart) => data !== undefined && holdsLines(cart, data.Lineas))
  // who cannot order again is told so first
  const limit = useOrderLimit(Pedido === null)
  const isSame = data !== undefined && limit === null && !isThere && isUnchanged(comparedOrder(order, data))
  // Nothing changed, so there is nothing to confirm: 'Duplicar Pedido' was the confirmation; a second press is asked.
  const addUnasked = useEffectEvent(() => data && add(data))
  useEffect(() => {
    if (isSame) addUnasked()
  }, [isSame])
  return (
    <Modal
      title={duplicateTexts.title}
      size="m"
      onClose={closeDialog}
      actions={
        <>
          <Button variant="quiet" onClick={closeDialog}>
            {duplicateTexts.cancel}
          </Button>
          <Button disabled={!data || data.Lineas.length === 0} onClick={() => data && add(data)}>
            {isThere ? duplicateTexts.again : listTexts.add(Pedido !== null)}
          </Button>
        </>
      }
    >
      {limit && <AtMostOrders limit={limit} onLeave={closeDialog} />}
      {data ? (
        <>
          {isThere && <p role="status">{duplicateTexts.there(basketName(Pedido))}</p>}
          <OtherBranch order={order} />
          <ComparisonReport comparison={comparedOrder(order, data)} />
          {data.Faltantes.length > 0 && (
            <GoneLines lines={data.Faltantes} onAdd={(lines) => add(data, lines)} />
          )}
        </>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Loading text={duplicateTexts.loading} />
      )}
    </Modal>
  )
}

/** Of an order of another branch: whose prices these are, and the way to its own. */
function OtherBranch({ order }: { order: Order }) {
  const there = otherBranchOf(order)?.Nombre
  const here = branchName(currentBranch())
  if (!there || !here) return null
  return (
    <div className={styles['elsewhere']}>
      <p>{duplicateTexts.elsewhere(there, here)}</p>
      <Button variant="secondary" size="s" onClick={() => goToBranchOf(order)}>
        {duplicateTexts.seeThere(there)}
      </Button>
    </div>
  )
}

const TRENDS: Record<ComparedLine['trend'], { tone: BadgeTone; word: string }> = {
  gone: { tone: 'error', word: duplicateTexts.gone },
  dearer: { tone: 'warn', word: duplicateTexts.dearer },
  cheaper: { tone: 'brand', word: duplicateTexts.cheaper },
  same: { tone: 'neutral', word: duplicateTexts.same },
}

const CHANGES: Record<ComparedLine['trend'], LineChange> = {
  gone: 'no-se-vende',
  dearer: 'sube',
  cheaper: 'baja',
  same: 'igual',
}

const ORDER_OF_TRENDS: readonly ComparedLine['trend'][] = ['gone', 'dearer', 'cheaper', 'same']

/** Compares an order then and today: articles no longer sold first, then changed prices, and both totals. */
function ComparisonReport({ comparison }: { comparison: OrderComparison }) {
  const { lines, totalThen, totalNow } = comparison
  const sorted = ORDER_OF_TRENDS.flatMap((trend) => lines.filter((line) => line.trend === trend))
  const hasNothing = lines.every(({ now }) => now === null)
  return (
    <PriceReport
      intro={hasNothing ? duplicateTexts.nothing : duplicateTexts.intro}
      counts={branchChangeTexts.counts(
        (change) => lines.filter(({ trend }) => CHANGES[trend] === change).length,
        'acá',
      )}
      totals={[
        [duplicateTexts.totalThen, totalThen],
        [duplicateTexts.totalNow, totalNow],
      ]}
    >
      {sorted.map((compared) => (
        <Line key={compared.line.Codart} {...compared} />
      ))}
    </PriceReport>
  )
}

/** Where several branches take orders, others may sell it. */
function goneWord(): string {
  const branches = sellingBranches()
  const here = branches.length > 1 && branches.find(({ Id }) => Id === currentBranch())
  return here ? duplicateTexts.goneAt(here.Nombre) : duplicateTexts.gone
}

function Line({ line, now, trend }: ComparedLine) {
  const { tone, word } = TRENDS[trend]
  return (
    <ReportLine line={line}>
      <Badge tone={tone}>{trend === 'gone' ? goneWord() : word}</Badge>
      <ReportPrices before={trend === 'same' ? null : line} now={now} />
    </ReportLine>
  )
}
