import { Card, CardContent, Typography } from '@mui/material'
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
      <Typography component="h2" variant="h6" gutterBottom>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
)
