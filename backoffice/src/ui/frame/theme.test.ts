import { createTheme, getContrastRatio } from '@mui/material/styles'
import { expect, it } from 'vitest'
import { theme } from './theme.ts'

/** White beneath two overlays of `action.hover`: a button under the pointer, on a row under it. */
const HOVERED = '#ebebeb'

it('writes what can be pressed so that it is read on a row under the pointer', () => {
  const { action, text, success, warning, error } = createTheme(theme).palette
  for (const colour of [action.active, text.secondary, success.main, warning.main, error.main]) {
    // the ratio of a colour that is seen through is not computed
    expect(colour).toMatch(/^#/)
    expect(getContrastRatio(colour, HOVERED), colour).toBeGreaterThanOrEqual(4.5)
  }
})
