import { ROUTES } from '@gondola/contract/base'
import { chromeTexts } from '../../texts/chrome.ts'
import { Link } from 'react-router'
import { type DialogName, openDialog } from '../../state/dialogs.ts'
import { useSession } from '../../state/session/session.ts'
import { useParameters } from '../../state/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { AccountLinks } from './account-links.tsx'
import styles from './account-panel.module.css'

/** Further links of the panel. */
const PAGES = [
  { to: ROUTES.card, text: chromeTexts.card },
  { to: ROUTES.help, text: chromeTexts.help },
  { to: ROUTES.contact, text: chromeTexts.contact },
  { to: ROUTES.withdrawal, text: chromeTexts.withdrawal },
]

/** The phone's account panel (spec §2, mobile header): login and register, or my account, my orders and logout. */
export function AccountPanel({ onClose }: { onClose: () => void }) {
  const client = useSession((session) => session.client)
  const { data: parameters } = useParameters()
  const goTo = (dialog: Extract<DialogName, 'login' | 'register'>) => {
    onClose()
    openDialog(dialog)
  }
  return (
    <SidePanel
      title={client ? chromeTexts.greeting(client.Nombre) : chromeTexts.accountMenu}
      side="right"
      onClose={onClose}
    >
      {client ? (
        <AccountLinks onLeave={onClose} />
      ) : (
        <div className={styles['welcome']}>
          <p className={styles['title']}>{chromeTexts.welcome}</p>
          <p>{chromeTexts.welcomeText}</p>
          <Button wide size="l" onClick={() => goTo('login')}>
            {chromeTexts.login}
          </Button>
          <Button wide size="l" variant="secondary" onClick={() => goTo('register')}>
            {chromeTexts.register}
          </Button>
        </div>
      )}
      <ul className={styles['pages']}>
        {PAGES.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={styles['link']} onClick={onClose}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {parameters && (
        <p className={styles['contact']}>
          <a href={`mailto:${parameters.Email}`}>{parameters.Email}</a>
          <br />
          {parameters.Telefono} · {parameters.HorarioAtencion}
        </p>
      )}
    </SidePanel>
  )
}
