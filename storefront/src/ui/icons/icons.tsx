import { lineIcon, solidIcon } from './icon.tsx'

/** The shop's own icons, drawn in one line weight: those that the first screen shows. */

export const SearchIcon = lineIcon('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm4.8 11.3L20.5 20.5')
export const CartIcon = lineIcon(
  'M2.5 4h2.2a1 1 0 0 1 1 0.8L7.6 14a1.5 1.5 0 0 0 1.5 1.2h8.2a1.5 1.5 0 0 0 1.5-1.1L20.6 7.5H6.3M9.5 19.5a0.9 0.9 0 1 0 0.01 0zm7.5 0a0.9 0.9 0 1 0 0.01 0z',
)
export const UserIcon = lineIcon(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c0.6-3.6 3.7-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
)
export const MenuIcon = lineIcon('M4 6.5h16M4 12h16M4 17.5h16')
export const CloseIcon = lineIcon('M6 6l12 12M18 6 6 18')
export const ChevronLeftIcon = lineIcon('m14.5 5-7 7 7 7')
export const ChevronRightIcon = lineIcon('m9.5 5 7 7-7 7')
export const ChevronDownIcon = lineIcon('m5 9.5 7 7 7-7')
export const PlusIcon = lineIcon('M12 5v14M5 12h14')
export const MinusIcon = lineIcon('M5 12h14')
export const HeartIcon = lineIcon(
  'M12 20s-7.5-4.5-7.5-10.2A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.6C19.5 15.5 12 20 12 20z',
)
export const HomeIcon = lineIcon('M4 11.2 12 4.5l8 6.7M6 9.8V19.5h4.5V14h3v5.5H18V9.8')
export const GridIcon = lineIcon('M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z')
export const CheckIcon = lineIcon('m5 12.5 4.5 4.5L19 7.5')
export const InfoIcon = lineIcon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5M12 7.8v0.01')
export const WarningIcon = lineIcon('M12 4.5 21 19.5H3zM12 10.5v4M12 17v0.01')
export const PinIcon = lineIcon(
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 1 1 13 0c0 5-6.5 11-6.5 11zm0-13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
)
export const PhoneIcon = lineIcon(
  'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z',
)
export const MailIcon = lineIcon('M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5')
export const ClockIcon = lineIcon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2')
export const ReceiptIcon = lineIcon('M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9 8h6M9 12h6')
export const EyeIcon = lineIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
)
export const LogoutIcon = lineIcon('M13.5 4.5h-8v15h8M10 12h10.5M17 8l4 4-4 4')
export const LockIcon = lineIcon('M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 1 1 7 0v2.5')

/** Filled icons. */

export const PlayIcon = solidIcon(
  'M8 5.3v13.4c0 0.6 0.6 1 1.1 0.6l10-6.7a0.8 0.8 0 0 0 0-1.3l-10-6.7A0.7 0.7 0 0 0 8 5.3z',
)
export const PauseIcon = solidIcon('M7 5h3.5v14H7zM13.5 5H17v14h-3.5z')
export const HeartFilledIcon = solidIcon(
  'M12 20s-7.5-4.5-7.5-10.2A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.6C19.5 15.5 12 20 12 20z',
)
