import { usePaymentTypes } from '../../state/delivery.ts'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import styles from './payment-instructions.module.css'

/** Texts about payment types. */
const paymentTexts = {
  alias: 'Alias',
  copyAlias: 'Copiar alias',
  copied: 'Copiado',
  copyFailed: 'No pudimos copiar el alias: mantenelo apretado para copiarlo.',
} as const

/**
 * How to pay with this payment type: the shop's text, and the alias to copy. Renders nothing if the shop has no text.
 */
export function PaymentInstructions({ paymentId }: { paymentId: number | null }) {
  const { data: types } = usePaymentTypes()
  const { Indicaciones, Alias } = types?.find(({ Id }) => Id === paymentId) ?? {}
  if (!Indicaciones && !Alias) return null
  return (
    <div className={styles['instructions']}>
      {Indicaciones && <p>{Indicaciones}</p>}
      {Alias && (
        <p className={styles['alias']}>
          <span>
            {paymentTexts.alias}: <strong>{Alias}</strong>
          </span>
          <CopyButton
            text={Alias}
            size="s"
            variant="secondary"
            label={paymentTexts.copyAlias}
            copiedLabel={paymentTexts.copied}
            onFailed={() => showToast({ kind: 'error', title: paymentTexts.copyFailed })}
          />
        </p>
      )}
    </div>
  )
}
