import { chromeTexts } from '../../texts/chrome.ts'
import { openDialog } from '../../state/dialogs.ts'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { ChevronDownIcon, UserIcon } from '../../ui/icons/icons.tsx'
import { Popover } from '../../ui/popover/popover.tsx'
import styles from './account-area.module.css'
import { AccountLinks } from './account-links.tsx'

/** The desktop header's account area (spec §2): login and register, or the customer's dropdown. */
export function AccountArea() {
  const client = useSession((session) => session.client)
  if (!client) {
    return (
      <div className={styles['buttons']}>
        <Button variant="onBrand" onClick={() => openDialog('login')}>
          {chromeTexts.login}
        </Button>
        <button type="button" className={styles['register']} onClick={() => openDialog('register')}>
          {chromeTexts.register}
        </button>
      </div>
    )
  }
  const firstName = client.Nombre.split(' ')[0] ?? client.Usuario
  return (
    <Popover
      align="end"
      label={chromeTexts.accountMenu}
      className={styles['dropdown']}
      trigger={(props) => (
        <button
          type="button"
          className={styles['trigger']}
          aria-label={chromeTexts.accountOf(firstName)}
          {...props}
        >
          <UserIcon />
          <span className={styles['name']}>{chromeTexts.greeting(firstName)}</span>
          <ChevronDownIcon size={16} />
        </button>
      )}
    >
      {(close) => (
        <>
          <p className={styles['whole']}>{client.Nombre}</p>
          <AccountLinks onLeave={close} />
        </>
      )}
    </Popover>
  )
}
