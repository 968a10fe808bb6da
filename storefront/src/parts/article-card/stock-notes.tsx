import { LINE_MOST } from '@gondola/contract/base'
import { leftText } from '@gondola/contract/cart'
import type { Article } from '@gondola/contract/catalogue'
import { stockTexts } from '../../texts/lists.ts'
import { classes } from '../../ui/classes.ts'
import styles from './add-to-cart.module.css'

interface StockNotesProps extends Pick<
  Article,
  'Existencia' | 'Quedan' | 'SueleFaltar' | 'LimitePorPedido' | 'unidad'
> {
  /** The cart has the most that may be ordered, which is then shown even if the article has no limit of its own. */
  isAtMost?: boolean
}

/** What the branch has of an article, if that is not enough for everybody, and the most that an order may ask for. */
export function StockNotes({
  Existencia = 'hay',
  Quedan,
  SueleFaltar,
  LimitePorPedido,
  unidad,
  isAtMost = false,
}: StockNotesProps) {
  const most = LimitePorPedido ?? (isAtMost && LINE_MOST[unidad])
  const notes = [
    Existencia !== 'hay' && (Quedan ? leftText(Quedan, unidad) : stockTexts[Existencia]),
    SueleFaltar && Existencia !== 'no-hay' && stockTexts.oftenMissing,
    most && stockTexts.most(most, unidad),
  ]
  return notes.map(
    (note) =>
      note && (
        <span key={note} className={classes(styles['note'], Existencia === 'no-hay' && styles['out'])}>
          {note}
        </span>
      ),
  )
}
