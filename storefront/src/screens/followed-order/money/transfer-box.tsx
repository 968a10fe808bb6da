import { formatDate, formatPesos, formatTime } from '@gondola/contract/base'
import type { PayPage } from '@gondola/contract/payments'
import { encode } from 'uqr'
import { transferTexts as texts } from '../../../texts/transfer.ts'
import { CopyButton } from '../../../ui/button/copy-button.tsx'
import { showToast } from '../../../ui/notices/toasts.ts'
import styles from './transfer-box.module.css'

/** Quiet zone around the code, in modules, without which cameras do not detect it. */
const MARGIN = 4

type Transfer = NonNullable<PayPage['Transferencia']>

/** Where to transfer how much, and what to write with it. */
export function TransferBox({ page, transfer }: { page: PayPage; transfer: Transfer }) {
  const { Referencia, Alias, Cbu, Titular, Cuit, Banco } = transfer
  const account = Alias || Cbu
  if (account === '') return <p>{texts.noAccount}</p>
  return (
    <div className={styles['box']}>
      <dl className={styles['facts']}>
        <Fact name={texts.amount} value={formatPesos(page.Importe)} copied={typedAmount(page.Importe)} />
        {Alias && <Fact name={texts.alias} value={Alias} copied={Alias} />}
        {Cbu && <Fact name={texts.cbu} value={Cbu} copied={Cbu} />}
        <Fact name={texts.reference} value={Referencia} copied={Referencia} hint={texts.referenceHint} />
        <Fact name={texts.holder} value={Titular} />
        <Fact name={texts.cuit} value={Cuit} />
        {Banco && <Fact name={texts.bank} value={Banco} />}
      </dl>
      <figure className={styles['code']}>
        <QrCode text={account} />
        <figcaption>{Alias ? texts.codeOfAlias : texts.codeOfCbu}</figcaption>
      </figure>
      <p className={styles['hint']}>{texts.then(formatDate(page.Hasta), formatTime(page.Hasta))}</p>
    </div>
  )
}

interface FactProps {
  name: string
  value: string
  /** What is copied; absent: nothing to copy. */
  copied?: string
  hint?: string
}

const Fact = ({ name, value, copied, hint }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      {copied !== undefined && (
        <CopyButton
          text={copied}
          size="s"
          variant="secondary"
          label={texts.copy(name)}
          copiedLabel={texts.copied}
          onFailed={() => showToast({ kind: 'error', title: texts.copyFailed })}
        />
      )}
      {hint && <span className={styles['hint']}>{hint}</span>}
    </dd>
  </div>
)

/** An amount as banks' forms take it. */
const typedAmount = (pesos: number) => pesos.toFixed(2).replace('.', ',')

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = size + 2 * MARGIN
  const path = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')),
  )
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  )
}
