/**
 * In forced colours the browser takes every ground away: what is told by a ground alone gets a border, and what is
 * chosen the system's colours of a choice.
 */
const FORCED = '@media (forced-colors: active)'

const chosen = (selector: string) => ({
  [FORCED]: {
    [selector]: {
      forcedColorAdjust: 'none',
      border: '1px solid Highlight',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
})

/** Overrides of the theme's components, by part. */
export const FORCED_COLOURS = {
  filledButton: {
    [FORCED]: {
      '&.MuiButton-contained': { border: '1px solid ButtonText' },
      '&.MuiButton-contained.Mui-disabled': { borderColor: 'GrayText' },
    },
  },
  floatingButton: { [FORCED]: { border: '1px solid ButtonText' } },
  toggle: chosen('&.Mui-selected'),
  chip: chosen('&[aria-pressed="true"]'),
  currentLine: { [FORCED]: { '&.Mui-selected': { borderInlineStart: '4px solid Highlight' } } },
} as const
