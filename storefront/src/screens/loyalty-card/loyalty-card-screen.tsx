import { cardTexts } from '../../texts/card.ts'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { Container } from '../../ui/layout/container.tsx'
import screenStyles from '../screen.module.css'
import { CardForm } from './card-form.tsx'
import styles from './loyalty-card-screen.module.css'

/** 'super-card' (spec §2): the benefits of the loyalty card, and the form to request one. */
export function Component() {
  return (
    <Container className={screenStyles['screen']}>
      <div className={styles['columns']}>
        <div className={styles['offer']}>
          <PageTitle title={cardTexts.title} />
          <p>{cardTexts.intro}</p>
          <div className={styles['card']} aria-hidden>
            <span className={styles['brand']}>SuperCard</span>
            <span className={styles['chip']} />
            <span className={styles['digits']}>···· ···· ···· 2026</span>
          </div>
          <ul className={styles['benefits']}>
            {cardTexts.benefits.map((benefit) => (
              <li key={benefit}>
                <CheckIcon size={20} />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <CardForm />
      </div>
    </Container>
  )
}
