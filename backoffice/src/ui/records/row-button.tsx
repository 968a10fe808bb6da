import { Button, type ButtonProps } from '@mui/material'
import type { LinkProps } from 'react-router-dom'

/** A button in a list's row that has its words at every width: react-admin's has only its icon on a phone. */
export const RowButton = (
  props: ButtonProps & { component?: React.ElementType } & Partial<Pick<LinkProps, 'to'>>,
) => <Button size="small" {...props} sx={{ minHeight: 44, textAlign: 'start' }} />
