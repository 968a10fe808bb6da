import { chromeTexts } from '../../texts/chrome.ts'
import { type DialogName, openDialog } from '../../state/dialogs.ts'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { SidePanel } from '../../ui/dialog/side-panel.tsx'
import { ShopPages } from '../menu/shop-pages.tsx'
import { AccountLinks } from './account-links.tsx'
import styles from './account-panel.module.css'

/** The phone's account panel (spec §2, mobile header): login and register, or my account, my orders and logout. */
export function AccountPanel({ onClose }: { onClose: () => void }) {
  const client = useSession((session) => session.client)
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
      <ShopPages onLeave={onClose} />
    </SidePanel>
  )
}
