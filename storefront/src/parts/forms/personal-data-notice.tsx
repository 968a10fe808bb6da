import { ROUTES, ownTexts } from '@gondola/contract/base'
import { Link } from 'react-router'
import { closeDialog } from '../../state/dialogs.ts'
import { LockIcon } from '../../ui/icons/icons.tsx'
import styles from './personal-data-notice.module.css'

/** The notice of every form that collects personal data (argentina §1.5, Ley 25.326). */
const personalDataTexts = ownTexts({
  notice:
    'Usamos tus datos solo para atender lo que nos pedís. Podés verlos, corregirlos o pedir que los borremos cuando quieras.',
  more: 'Política de privacidad',
} as const)

/** How the shop uses personal data; required beside every form that collects some (argentina §1.5, Ley 25.326). */
export function PersonalDataNotice() {
  return (
    <p className={styles['notice']}>
      <LockIcon size={16} />
      <span>
        {personalDataTexts.notice}{' '}
        <Link to={ROUTES.privacy} onClick={closeDialog}>
          {personalDataTexts.more}
        </Link>
      </span>
    </p>
  )
}
