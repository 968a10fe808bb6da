import { useMediaQuery } from '@mui/material'

/** Whether the window is a telephone's: there lists of lines instead of tables. */
export const useIsPhone = (): boolean => useMediaQuery((theme) => theme.breakpoints.down('sm'))
