import type { LineArticle } from '@gondola/contract/catalogue'
import type { Order } from '@gondola/contract/orders'
import { branchChangeTexts as texts } from '../../texts/place.ts'
import { useState } from 'react'
import { BranchReportView } from '../../parts/branch-report/branch-report-view.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { branchReport } from '../../state/cart/branch-report.ts'
import { useComparedLines } from '../../state/cart/compared-cart.ts'
import { declineSavedCart, takeSavedCart } from '../../state/cart/saved-cart.ts'
import { closeDialog } from '../../state/dialogs.ts'
import { branchName, currentBranch } from '../../state/place/change-place.ts'
import { goToBranchOf, otherBranchOf } from '../../state/place/order-place.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import { Loading } from '../../ui/states/loading.tsx'

/** What becomes of a cart saved at another branch, before it is merged here; closing it leaves it with the account. */
export function SavedCart({ order }: { order: Order }) {
  const branch = currentBranch()
  const { data, error, refetch, isFetching } = useComparedLines(
    branch,
    order.Lineas,
    order.Sucursal ?? undefined,
  )
  const [substitutes, setSubstitutes] = useState<ReadonlyMap<string, LineArticle>>(new Map())
  const report = data && branchReport(order.Lineas, data, substitutes)
  const here = branchName(branch) ?? ''
  const there = otherBranchOf(order)?.Nombre
  const leave = () => {
    declineSavedCart(order)
    closeDialog()
    showToast({ kind: 'info', title: texts.savedLater })
  }
  const take = () => {
    if (!report) return
    takeSavedCart(report.lines)
    closeDialog()
    showToast({ kind: 'success', title: texts.savedTaken })
  }
  return (
    <Modal
      title={texts.savedTitle}
      size="m"
      onClose={leave}
      actions={
        <>
          {there && (
            <Button variant="secondary" onClick={() => goToBranchOf(order)}>
              {texts.savedGo(there)}
            </Button>
          )}
          <Button disabled={!report || report.lines.length === 0} onClick={take}>
            {texts.savedTake}
          </Button>
        </>
      }
    >
      {report ? (
        <BranchReportView
          intro={texts.savedIntro(there ?? order.NombreSucursal ?? '', here)}
          report={report}
          where="acá"
          totals={[texts.savedBefore, texts.savedNow(here)]}
          substitutes={substitutes}
          onChoose={setSubstitutes}
        />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Loading text={texts.comparing} />
      )}
    </Modal>
  )
}
