import { solidIcon } from './icon.tsx'

/** Filled icons. */

export const PlayIcon = solidIcon(
  'M8 5.3v13.4c0 0.6 0.6 1 1.1 0.6l10-6.7a0.8 0.8 0 0 0 0-1.3l-10-6.7A0.7 0.7 0 0 0 8 5.3z',
)
export const PauseIcon = solidIcon('M7 5h3.5v14H7zM13.5 5H17v14h-3.5z')
export const HeartFilledIcon = solidIcon(
  'M12 20s-7.5-4.5-7.5-10.2A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.6C19.5 15.5 12 20 12 20z',
)
