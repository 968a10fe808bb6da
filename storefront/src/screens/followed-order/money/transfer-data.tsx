import type { PayPage } from '@gondola/contract/payments'
import { formatPesos } from '@gondola/contract/base'
import { orderMoneyTexts as texts } from '../../../texts/order-money.ts'
import { CopyButton } from '../../../ui/button/copy-button.tsx'
import { showToast } from '../../../ui/notices/toasts.ts'
import { late } from '../../../ui/late.tsx'
import styles from './order-money.module.css'

const TransferCode = late(() => import('./transfer-code.tsx').then((file) => file.TransferCode))

/** Where to transfer an order's money to, and the words by which it is found on the bank's extract. */
export function TransferData({
  transfer: { Referencia, Alias, Cbu, Titular, Cuit, Banco },
  pesos,
}: {
  transfer: NonNullable<PayPage['Transferencia']>
  pesos: number
}) {
  const rows: [name: string, value: string, isCopied?: boolean][] = [
    [texts.transferAmount, formatPesos(pesos)],
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
