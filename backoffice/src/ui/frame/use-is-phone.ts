import { useMediaQuery } from '@mui/material'

/** Whether the window has a phone's width: lists then show lines instead of tables. */
export const useIsPhone = (): boolean => useMediaQuery((theme) => theme.breakpoints.down('sm'))
