import { Card, CardContent, Typography, type TypographyProps } from '@mui/material'
import type { ReactNode } from 'react'

interface PartProps {
  title: string
  /** A landmark of its name. */
  isRegion?: true
  children: ReactNode
}

/** A card of a screen, under its heading. */
export const Part = ({ title, isRegion, children }: PartProps) => (
  <Card {...(isRegion && { component: 'section', 'aria-label': title })}>
    <CardContent>
      <PartTitle gutterBottom>{title}</PartTitle>
      {children}
    </CardContent>
  </Card>
)

export const PartTitle = (props: TypographyProps) => <Typography component="h2" variant="h6" {...props} />

/** What explains it, or is less important. */
export const Hint = (props: TypographyProps) => (
  <Typography variant="body2" color="text.secondary" {...props} />
)
