import { type CartLine, knownGramsOfPiece, type LineWishes } from '@gondola/contract/cart'
import { LineNote } from '../../parts/cart/line-note.tsx'
import { LineWish } from '../../parts/cart/line-wish.tsx'
import { formatPesos, LINE_MOST, sumOfPesos } from '@gondola/contract/base'
import type { ChangeRow } from '../../state/cart/order-change.ts'
import { orderChangeTexts as texts, pricedPartText } from '../../texts/followed-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/field/field.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { QuantityStepper } from '../../ui/quantity/quantity-stepper.tsx'
import styles from './change-order.module.css'
import type { ChangeRefusal } from './change-refusal.ts'

interface ChangeLinesProps {
  rows: readonly ChangeRow[]
  /** The order's lines, and as the change leaves them. */
  before: readonly CartLine[]
  after: readonly CartLine[]
  refusal: ChangeRefusal | null
  /** Whether the order accepts substitutes. */
  B1: boolean
  onWish: (Codart: string, wishes: Partial<LineWishes>) => void
  onChange: (Codart: string, wanted: number | null) => void
}

/** The articles of an order that is being changed, each with its quantity; what is removed can be put back. */
export function ChangeLines({ rows, before, after, refusal, B1, onWish, onChange }: ChangeLinesProps) {
  return (
    <ul className={styles['lines']}>
      {rows.map((row) => {
        const { Codart, Descrip, Unidad } = row.line
        const isRemoved = row.wanted === 0
        const errorId = refusal?.Codart === Codart ? `cambio-${Codart}` : undefined
        return (
          <li key={Codart} className={styles['line']}>
            <Picture path={pictureOf(before, Codart) ?? pictureOf(after, Codart)} alt="" sizes="48px" />
            <div className={styles['words']}>
              <span className={isRemoved ? styles['gone'] : styles['name']}>{Descrip}</span>
              {isRemoved && <small>{texts.removed}</small>}
              {row.cart > 0 && !isRemoved && <small>{texts.fromCart}</small>}
              {!isRemoved && (
                <>
                  <Prices lines={linesOf(after, Codart)} before={linesOf(before, Codart)} />
                  <LineWish line={row.line} B1={B1} isFolded onWish={onWish} />
                  <LineNote line={row.line} onNote={(_, Aclaracion) => onWish(Codart, { Aclaracion })} />
                </>
              )}
            </div>
            <div className={styles['controls']}>
              {!isRemoved && (
                <QuantityStepper
                  size="s"
                  unidad={Unidad}
                  gramsOfPiece={knownGramsOfPiece(Descrip)}
                  isNeverEmpty
                  most={LINE_MOST[Unidad]}
                  value={row.wanted}
                  article={Descrip}
                  errorId={errorId}
                  onChange={(typed) => onChange(Codart, typed !== null && typed > 0 ? typed : null)}
                />
              )}
              <Button
                size="s"
                variant="quiet"
                onClick={() => onChange(Codart, isRemoved ? row.before || row.cart : 0)}
                aria-label={isRemoved ? texts.putBack(Descrip) : texts.remove(Descrip)}
              >
                {isRemoved ? texts.putBackShort : texts.removeShort}
              </Button>
            </div>
            {errorId && <FieldError id={errorId} error={refusal?.text ?? null} />}
          </li>
        )
      })}
    </ul>
  )
}

const pictureOf = (lines: readonly CartLine[], code: string) => linesOf(lines, code)[0]?.Imagen
const linesOf = (lines: readonly CartLine[], code: string) => lines.filter(({ Codart }) => Codart === code)

interface PricesProps {
  lines: readonly CartLine[]
  /** The same article as ordered; none: it is added. */
  before: readonly CartLine[]
}

/** What an article costs, and at which day's price; by part, if it has one of its day and another of today. */
function Prices({ lines, before }: PricesProps) {
  if (lines.length === 0) return null
  const total = formatPesos(sumOfPesos(lines.map(({ Precioventa }) => Precioventa ?? 0)))
  const isKept = (line: CartLine) =>
    before.some(({ Precioindividual }) => Precioindividual === line.Precioindividual)
  if (lines.length > 1)
    return (
      <small>
        {lines.map((line) => pricedPartText(line, isKept(line))).join(' + ')}{' '}
        {lines[0]?.Unidad === 100 ? '≈' : '='} {total}
      </small>
    )
  return (
    <small>
      {lines[0]?.Unidad === 100 && '≈ '}
      {total}
      {before.length === 0 && ` · ${texts.priceOfToday}`}
    </small>
  )
}
