import { useMediaQuery } from '@mui/material'

/** A table of six columns or more, beside the menu, needs about this much, in px. */
const WIDE_TABLE_PX = 1000

/** Whether the window has no room for a wide table, as on a tablet held upright: there lists of lines, too. */
export const useIsNarrow = (): boolean => useMediaQuery((theme) => theme.breakpoints.down(WIDE_TABLE_PX))
