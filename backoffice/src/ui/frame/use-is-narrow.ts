import { useMediaQuery } from '@mui/material'

/** Approximate width, in px, that a table of six columns or more needs beside the menu. */
const WIDE_TABLE_PX = 1000

/** Whether the window is too narrow for a wide table, as on a tablet in portrait: lists then show lines. */
export const useIsNarrow = (): boolean => useMediaQuery((theme) => theme.breakpoints.down(WIDE_TABLE_PX))
