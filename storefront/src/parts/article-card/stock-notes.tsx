import type { Article } from '@gondola/contract/catalogue'
import { stockTexts } from '../../texts/lists.ts'
import { classes } from '../../ui/classes.ts'
import styles from './add-to-cart.module.css'

type StockNotesProps = Pick<Article, 'Existencia' | 'SueleFaltar' | 'LimitePorPedido' | 'unidad'>

/** What the branch has of an article, if that is not enough for everybody, and the most that an order may ask for. */
export function StockNotes({ Existencia = 'hay', SueleFaltar, LimitePorPedido, unidad }: StockNotesProps) {
  const notes = [
    Existencia !== 'hay' && stockTexts[Existencia],
    SueleFaltar && Existencia !== 'no-hay' && stockTexts.oftenMissing,
    LimitePorPedido && stockTexts.most(LimitePorPedido, unidad),
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
