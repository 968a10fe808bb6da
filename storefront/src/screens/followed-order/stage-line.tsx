import { formatDate, formatTime } from '@gondola/contract/base'
import type { DeliveryForm } from '@gondola/contract/delivery'
import { FOLLOWED_STAGES, type ReachedStage, stageNames } from '@gondola/contract/orders'
import { followedOrderTexts } from '../../texts/followed-order.ts'
import { classes } from '../../ui/classes.ts'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './stage-line.module.css'

interface StageLineProps {
  reached: readonly ReachedStage[]
  FormaEntrega: DeliveryForm | null
}

/** The stages from 'Recibido' to 'Entregado' with the time of each; the last one reached is the current step. */
export function StageLine({ reached, FormaEntrega }: StageLineProps) {
  const names = stageNames(FormaEntrega)
  const current = reached.at(-1)?.Etapa ?? 'recibido'
  const now = FOLLOWED_STAGES.indexOf(current)
  return (
    <ol className={styles['line']} aria-label={followedOrderTexts.stages}>
      {FOLLOWED_STAGES.map((stage, index) => {
        const Momento = reached.find(({ Etapa }) => Etapa === stage)?.Momento
        const isDone = index <= now
        return (
          <li
            key={stage}
            className={classes(styles['stage'], isDone && styles['done'], index === now && styles['now'])}
            aria-current={index === now ? 'step' : undefined}
          >
            <span className={styles['dot']} aria-hidden>
              {isDone && <CheckIcon size={16} />}
            </span>
            <span className={styles['name']}>
              {names[stage]}
              {isDone && index < now && <VisuallyHidden> ({followedOrderTexts.reached})</VisuallyHidden>}
            </span>
            {Momento && (
              <time dateTime={Momento} className={styles['time']}>
                {formatDate(Momento).slice(0, 5)}, {formatTime(Momento)}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}
