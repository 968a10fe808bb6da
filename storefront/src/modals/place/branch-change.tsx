import type { DeliveryPlace } from '@gondola/contract/branches'
import type { LineArticle } from '@gondola/contract/catalogue'
import type { Order } from '@gondola/contract/orders'
import { branchChangeTexts as texts } from '../../texts/place.ts'
import { useState } from 'react'
import { BranchReportView } from '../../parts/branch-report/branch-report-view.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { branchReport } from '../../state/cart/branch-report.ts'
import { useCart } from '../../state/cart/cart.ts'
import { useComparedCart } from '../../state/cart/compared-cart.ts'
import { closeDialog } from '../../state/dialogs.ts'
import { useCosts, useCostsAt } from '../../state/delivery.ts'
import { useDeliveryPlace } from '../../state/place/place.ts'
import { termsText } from '../../texts/delivery.ts'
import { branchName, currentBranch } from '../../state/place/change-place.ts'
import { declinePlace } from '../../state/place/follow-account.ts'
import { moveCart } from '../../state/place/last-move.ts'
import { continueWith } from '../../state/place/order-place.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { Loading } from '../../ui/states/loading.tsx'

/** What another branch does to the cart, before it is taken over; closing it stays where the customer is. */
export function BranchChange({ wanted, order }: { wanted: DeliveryPlace; order: Order | undefined }) {
  const { data, error, refetch, isFetching } = useComparedCart(wanted.Sucursal)
  const lines = useCart((cart) => cart.lines)
  const [substitutes, setSubstitutes] = useState<ReadonlyMap<string, LineArticle>>(new Map())
  const report = data && branchReport(lines, data, substitutes)
  const branch = branchName(wanted.Sucursal) ?? ''
  const present = useDeliveryPlace()
  const before = useCosts().data
  const after = useCostsAt(wanted)
  const terms = [
    before && termsText(before, present?.Forma, branchName(currentBranch())),
    after && termsText(after, wanted.Forma, branch),
  ].filter((text) => typeof text === 'string')
  const stay = () => {
    declinePlace(wanted)
    closeDialog()
  }
  const accept = () => {
    if (!report) return
    moveCart(wanted, report.lines)
    closeDialog()
    if (order) continueWith(order)
  }
  return (
    <Modal
      title={texts.title}
      size="m"
      onClose={stay}
      actions={
        <>
          <Button variant="secondary" onClick={stay}>
            {texts.stay}
          </Button>
          <Button disabled={!report} onClick={accept}>
            {texts.accept(branch)}
          </Button>
        </>
      }
    >
      {report ? (
        <BranchReportView
          intro={report.changed.length === 0 ? texts.allSame(branch) : texts.intro(branch)}
          report={report}
          where="ahí"
          terms={terms}
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
