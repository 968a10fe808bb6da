import type { ClonedOrder, Order } from '@gondola/contract/orders'
import { duplicateTexts } from '../../texts/orders.ts'
import { useEffect, useEffectEvent } from 'react'
import { GoneLines } from '../../parts/branch-report/gone-lines.tsx'
import { LoadFailure } from '../../parts/load-failure/load-failure.tsx'
import { addLines } from '../../state/cart/cart.ts'
import { closeDialog, type DialogProps } from '../../state/dialogs.ts'
import { comparedOrder, isUnchanged } from '../../state/cart/order-comparison.ts'
import { useClonedOrder } from '../../state/cart/orders.ts'
import { goToBranchOf, otherBranchOf } from '../../state/place/order-place.ts'
import { currentBranch, sellingBranches } from '../../state/place/change-place.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import { Loading } from '../../ui/states/loading.tsx'
import { ComparisonReport } from './comparison-report.tsx'
import styles from './duplicate-dialog.module.css'

/** 'Duplicar Pedido' (spec §7, clonar): shows dearer, cheaper and missing articles before anything enters the cart. */
export function DuplicateDialog({ order }: DialogProps['duplicate']) {
  const { data, error, refetch, isFetching } = useClonedOrder(order)
  const add = ({ Lineas }: ClonedOrder) => {
    addLines(Lineas)
    closeDialog()
    showToast({ kind: 'success', title: duplicateTexts.added })
  }
  const isSame = data !== undefined && isUnchanged(comparedOrder(order, data))
  // Nothing changed, so there is nothing to confirm: 'Duplicar Pedido' was the confirmation.
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
            {duplicateTexts.add}
          </Button>
        </>
      }
    >
      {data ? (
        <>
          <OtherBranch order={order} />
          <ComparisonReport comparison={comparedOrder(order, data)} />
          {data.Faltantes.length > 0 && <GoneLines lines={data.Faltantes} onAdded={() => add(data)} />}
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
  const here = sellingBranches().find(({ Id }) => Id === currentBranch())?.Nombre
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
