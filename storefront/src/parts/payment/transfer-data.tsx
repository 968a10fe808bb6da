import { formatPesos } from '@gondola/contract/base'
import type { PayPage } from '@gondola/contract/payments'
import { orderMoneyTexts as texts } from '../../texts/payment.ts'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { late } from '../../ui/late.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import styles from './payment-notes.module.css'

const TransferCode = late(() => import('./transfer-code.tsx').then((file) => file.TransferCode))

/** Where to transfer an order's money to, and the words by which it is found on the bank's extract. */
export function TransferData({ page: { Transferencia, Importe } }: { page: PayPage }) {
  if (!Transferencia) return null
  const { Referencia, Alias, Cbu, Titular, Cuit, Banco } = Transferencia
  const rows: [name: string, value: string, isCopied?: boolean][] = [
    [texts.transferAmount, formatPesos(Importe)],
    [texts.transferAlias, Alias, true],
    [texts.transferCbu, Cbu, true],
    [texts.transferReference, Referencia, true],
    [texts.transferHolder, Titular],
    [texts.transferCuit, Cuit],
    [texts.transferBank, Banco],
  ]
  return (
    <>
      <dl className={styles['transfer']} aria-label={texts.transferTitle}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value, isCopied]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span>{value}</span>
                {isCopied && (
                  <CopyButton
                    text={value}
                    size="s"
                    variant="secondary"
                    label={texts.copy(name)}
                    copiedLabel={texts.copied}
                    onFailed={() => showToast({ kind: 'error', title: texts.copyFailed })}
                  />
                )}
              </dd>
            </div>
          ))}
      </dl>
      <p className={styles['hint']}>{texts.transferHint}</p>
      {(Alias || Cbu) && <TransferCode alias={Alias} cbu={Cbu} />}
    </>
  )
}
