import type { ClonedOrder } from '@gondola/contract/orders'
import { duplicateTexts } from '../../texts/orders.ts'
import { useEffect, useEffectEvent } from 'react'
import { GoneLines } from '../../parts/branch-report/gone-lines.tsx'
import { LoadFailure } from '../../parts/load-failure/load-failure.tsx'
import { addLines } from '../../state/cart/cart.ts'
import { closeDialog, type DialogProps } from '../../state/dialogs.ts'
import { comparedOrder, isUnchanged } from '../../state/cart/order-comparison.ts'
import { useClonedOrder } from '../../state/cart/orders.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import { Loading } from '../../ui/states/loading.tsx'
import { ComparisonReport } from './comparison-report.tsx'

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
