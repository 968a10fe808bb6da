import { lineIcon, solidIcon } from './icon.tsx'

/** More of the shop's own icons, in a file of their own so that they are not in the first load. */

export const ArrowUpIcon = lineIcon('M12 20V4.5M5.5 11 12 4.5 18.5 11')
export const TrashIcon = lineIcon(
  'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l0.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l0.8-12M10 11v5.5M14 11v5.5',
)
export const ShareIcon = lineIcon(
  'M17.5 4a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zm-11 5.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zm11 5.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM8.5 11l7-3.5M8.5 13l7 3.6',
)
export const StoreIcon = lineIcon(
  'M4.5 10v9.5h15V10M3.5 8.5 5.5 4.5h13l2 4a2.8 2.8 0 0 1-5.5 0.6 2.9 2.9 0 0 1-6 0 2.8 2.8 0 0 1-5.5-0.6zM10 19.5V14h4v5.5',
)
export const CalendarIcon = lineIcon('M4.5 6h15v14h-15zM4.5 10h15M8.5 3.5V7M15.5 3.5V7')
export const EyeOffIcon = lineIcon(
  'M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.2 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-1M10 10a3 3 0 0 0 4 4',
)
export const CopyIcon = lineIcon('M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4')
export const HelpIcon = lineIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9.5 9.5A2.5 2.5 0 1 1 12.5 12c-0.4 0.2-0.5 0.6-0.5 1.5M12 16.8v0.01',
)
export const TagIcon = lineIcon('M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5zM8.3 8.3v0.01')
export const EditIcon = lineIcon('M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5zM14 6.5l3.5 3.5')
export const FilterIcon = lineIcon('M4 6h16M7 12h10M10 18h4')

/** Logos of other companies, which the first screen does not show. */

export const FacebookIcon = solidIcon(
  'M13.7 21v-8h2.8l0.5-3.3h-3.3V7.6c0-1 0.4-1.8 1.9-1.8H17V3a13 13 0 0 0-2.3-0.2c-2.6 0-4.3 1.6-4.3 4.4v2.5H7.5V13h2.9v8z',
)
export const XIcon = solidIcon(
  'M4 3.5h4.6l4.1 5.9 5-5.9h2.2l-6.2 7.3 6.8 9.7h-4.6l-4.5-6.4-5.4 6.4H3.8l6.6-7.8zm3 1.7 9.6 13.6h1.6L8.6 5.2z',
)
export const WhatsAppIcon = solidIcon(
  'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3zm0 1.7a7.3 7.3 0 1 1-3.9 13.5l-0.3-0.2-2.6 0.70.7-2.5-0.2-0.3A7.3 7.3 0 0 1 12 4.7zM8.9 7.7c-0.2 0-0.5 0.1-0.7 0.4-0.3 0.3-0.9 0.9-0.9 2.1s0.9 2.5 1 2.6c0.2 0.2 1.8 2.8 4.4 3.8 2.2 0.9 2.6 0.7 3.1 0.60.5 0 1.5-0.6 1.7-1.2 0.2-0.6 0.2-1.1 0.2-1.2-0.1-0.2-0.3-0.2-0.5-0.4l-1.7-0.8c-0.3-0.1-0.4-0.1-0.6 0.1l-0.8 1c-0.1 0.2-0.3 0.2-0.5 0.1a6 6 0 0 1-3.2-2.8c-0.1-0.3 0.1-0.4 0.2-0.6l0.4-0.5c0.1-0.2 0.1-0.3 0.2-0.5v-0.4l-0.8-1.9c-0.2-0.4-0.4-0.4-0.5-0.4z',
)
export const InstagramIcon = solidIcon(
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 1.8A3.2 3.2 0 0 0 4.8 8v8A3.2 3.2 0 0 0 8 19.2h8a3.2 3.2 0 0 0 3.2-3.2V8A3.2 3.2 0 0 0 16 4.8zM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 1.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM16.8 6a1.1 1.1 0 1 1 0 2.3 1.1 1.1 0 0 1 0-2.3z',
)
