import { chromeTexts } from '../../texts/chrome.ts'
import { ChevronDownIcon, MenuIcon } from '../../ui/icons/icons.tsx'
import { late } from '../../ui/late.tsx'
import { Popover } from '../../ui/popover/popover.tsx'
import styles from './category-menu.module.css'

const Departments = late(() => import('./departments.tsx').then((file) => file.Departments))

/** The category menu (spec §2): 'Categorías' lists departments, each its families; a choice opens the list. */
export function CategoryMenu() {
  return (
    <Popover
      label={chromeTexts.categories}
      className={styles['panel']}
      trigger={(props) => (
        <button type="button" className={styles['trigger']} {...props}>
          <MenuIcon size={20} />
          {chromeTexts.categories}
          <ChevronDownIcon size={16} />
        </button>
      )}
    >
      {() => <Departments />}
    </Popover>
  )
}
