import { ROUTES } from '@gondola/contract/base'
import { homeTexts } from '../../texts/home.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './list-invitation.module.css'

/** The link to 'Pegá tu lista'. */
export function ListInvitation() {
  return (
    <aside className={styles['invitation']}>
      <p className={styles['words']}>
        <strong className={styles['title']}>{homeTexts.listTitle}</strong>
        {homeTexts.listText}
      </p>
      <ButtonLink to={ROUTES.shoppingList} variant="secondary">
        {homeTexts.listAction}
      </ButtonLink>
    </aside>
  )
}
