import { tellFailure } from '../../parts/messages/tell.ts'
import { useDeliveredMail } from '../../state/cart/followed-order.ts'
import { followedOrderTexts } from '../../texts/followed-order.ts'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'

/** Whether the customer wants a mail once an order was delivered; saved at once. */
export function DeliveredMailWish({ isWanted }: { isWanted: boolean }) {
  const { mutate, isPending, variables } = useDeliveredMail()
  return (
    <CheckboxField
      label={followedOrderTexts.deliveredMail}
      checked={isPending ? variables : isWanted}
      onChange={({ target }) => mutate(target.checked, { onError: (error) => tellFailure(error) })}
    />
  )
}
