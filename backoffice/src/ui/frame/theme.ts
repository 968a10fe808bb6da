import { createElement } from 'react'
import { esES } from '@mui/material/locale'
import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { PANEL_TEXTS } from '@gondola/contract/staff'
import { FIXED_TOKENS } from '@gondola/contract/site'
import { BRAND_VARIABLES } from './brand.ts'
import { LARGE_TEXT_PHONE_REM } from './window-size.ts'
import { OpenableRow } from '../records/openable-row.tsx'
import { RecordToolbar } from '../forms/save-toolbar.tsx'

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
const FORCED_COLOURS = {
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

/** The shop's colours (storefront/src/ui/tokens.css) in the chain's look. */
export const COLOURS = { ...FIXED_TOKENS, ...BRAND_VARIABLES }

const TEXT = COLOURS['font-text']
const DISPLAY = COLOURS['font-display']
const heading = { fontFamily: DISPLAY, fontWeight: 700 }

/** Of the outline around what has the keyboard's focus (WCAG 2.4.7, 1.4.11). */
export const FOCUS_COLOURS = { onLight: COLOURS['focus-on-light'], onLeaf: '#ffffff' } as const
const FOCUS = { outline: `3px solid ${FOCUS_COLOURS.onLight}`, outlineOffset: 2 } as const
const FOCUS_WITHIN = { ...FOCUS, outlineOffset: -3 } as const

/** Moves a check box's accessible name to its input. */
const ownName = (owner: { 'aria-label'?: string }) =>
  owner['aria-label'] === undefined ? {} : { 'aria-label': owner['aria-label'] }

// A filled field's label is positioned above its value in pixels, and would overlap it with larger text (WCAG 1.4.4).
const LABEL_PLACES = {
  '&.MuiInputLabel-filled': { transform: 'translate(12px, 1rem)' },
  '&.MuiInputLabel-filled.MuiInputLabel-sizeSmall': { transform: 'translate(12px, 0.8125rem)' },
  '&.MuiInputLabel-filled.MuiInputLabel-shrink': { transform: 'translate(12px, 0.4375rem) scale(0.75)' },
  '&.MuiInputLabel-filled.MuiInputLabel-shrink.MuiInputLabel-sizeSmall': {
    transform: 'translate(12px, 0.25rem) scale(0.75)',
  },
} as const
const oneLine = (size: string) =>
  `&${size}:not(.MuiInputBase-multiline, .MuiInputBase-hiddenLabel, .MuiAutocomplete-inputRoot) > .MuiFilledInput-input`
const SMALL = '.MuiInputBase-sizeSmall'
const INPUT_ROOM = {
  // react-admin's value
  backgroundColor: 'rgba(0, 0, 0, 0.04)',
  [oneLine('')]: { paddingTop: '1.5625rem', paddingBottom: '0.5rem' },
  [oneLine(SMALL)]: { paddingTop: '1.3125rem', paddingBottom: '0.25rem' },
  '&.MuiInputBase-multiline:not(.MuiInputBase-hiddenLabel)': { paddingTop: '1.5625rem' },
  '&.MuiInputBase-multiline.MuiInputBase-sizeSmall:not(.MuiInputBase-hiddenLabel)': {
    paddingTop: '1.3125rem',
  },
  '&&.MuiAutocomplete-inputRoot:not(.MuiInputBase-hiddenLabel)': { paddingTop: '1.1875rem' },
} as const

/** A phone's window: react-admin's breakpoint below `sm`. */
const PHONE = '@media (max-width: 599.95px)'

// On a phone the label stands above the field and wraps: within it, a long one is cut off and nowhere whole.
const LABEL_ABOVE = {
  '&&&&.MuiInputLabel-filled': {
    position: 'static',
    transform: 'none',
    maxWidth: '100%',
    marginBottom: '0.125rem',
    fontSize: '0.875rem',
    lineHeight: 1.3,
    whiteSpace: 'normal',
  },
} as const
const oneLineBelow = (size: string) => `&${oneLine(size)}`
const ROOM_BELOW = {
  [oneLineBelow('')]: { paddingTop: '0.75rem', paddingBottom: '0.75rem' },
  [oneLineBelow(SMALL)]: { paddingTop: '0.5rem', paddingBottom: '0.5rem' },
  '&&.MuiInputBase-multiline:not(.MuiInputBase-hiddenLabel)': { paddingTop: '0.5rem' },
  '&&&.MuiAutocomplete-inputRoot:not(.MuiInputBase-hiddenLabel)': { paddingTop: '0.375rem' },
} as const

/** The shop's look on react-admin's parts: leaf green, warm paper, the shop's typefaces, thumb-sized targets. */
export const theme: RaThemeOptions = {
  ...defaultLightTheme,
  palette: {
    mode: 'light',
    primary: { main: COLOURS['leaf-700'], dark: COLOURS['leaf-800'], contrastText: '#ffffff' },
    secondary: { main: COLOURS['leaf-800'], contrastText: '#ffffff' },
    error: { main: COLOURS.tomato },
    warning: { main: COLOURS.warn },
    info: { main: COLOURS.info },
    success: { main: COLOURS['leaf-700'] },
    background: { default: COLOURS.paper, paper: COLOURS.surface },
    text: { primary: COLOURS.ink, secondary: COLOURS['ink-soft'] },
    divider: COLOURS.line,
    // buttons that are not pressed and icons, also on a row under the pointer
    action: { active: COLOURS['ink-soft'] },
  },
  shape: { borderRadius: COLOURS['radius-m'].endsWith('px') ? 3 : 10 },
  typography: {
    fontFamily: TEXT,
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: { ...heading, fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  sidebar: { width: 240, closedWidth: 56 },
  components: {
    ...defaultLightTheme.components,
    ...esES.components,
    MuiButton: { styleOverrides: { root: { minHeight: 44, ...FORCED_COLOURS.filledButton } } },
    MuiFab: { styleOverrides: { root: FORCED_COLOURS.floatingButton } },
    MuiToggleButton: { styleOverrides: { root: FORCED_COLOURS.toggle } },
    MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': FOCUS } } },
    // lists cut off what is outside of them
    MuiMenuItem: { styleOverrides: { root: { '&&.Mui-focusVisible, &&:focus-visible': FOCUS_WITHIN } } },
    // a line of a list may hold forms and groups of buttons
    MuiListItemText: { defaultProps: { slotProps: { secondary: { component: 'div' } } } },
    MuiListItemButton: {
      styleOverrides: {
        root: { '&&.Mui-focusVisible, &&:focus-visible': FOCUS_WITHIN, ...FORCED_COLOURS.currentLine },
      },
    },
    MuiAccordionSummary: {
      styleOverrides: { root: { '&&.Mui-focusVisible, &&:focus-visible': FOCUS_WITHIN } },
    },
    MuiTab: { styleOverrides: { root: { '&&.Mui-focusVisible, &&:focus-visible': FOCUS_WITHIN } } },
    // white on white while it is off
    MuiSwitch: {
      styleOverrides: {
        thumb: { border: `1px solid ${COLOURS['ink-soft']}` },
        track: { border: '1px solid transparent' },
      },
    },
    // react-admin writes it in white on the page's colour
    RaSkipNavigationButton: {
      styleOverrides: {
        root: { color: COLOURS.ink },
      },
    },
    // as high as its text, also a large one, which wraps
    MuiChip: {
      styleOverrides: {
        root: { height: 'auto', minHeight: '2rem', ...FORCED_COLOURS.chip },
        sizeSmall: { minHeight: '1.5rem' },
        label: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      },
    },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 700, color: COLOURS['ink-soft'] } } },
    // react-admin puts the name of a row's check box on its wrapper, where it has no effect
    MuiCheckbox: { defaultProps: { slotProps: { root: { 'aria-label': undefined }, input: ownName } } },
    // an accidental tap must not lose typed input
    RaSimpleForm: { defaultProps: { warnWhenUnsavedChanges: true, toolbar: createElement(RecordToolbar) } },
    MuiCircularProgress: { defaultProps: { 'aria-label': PANEL_TEXTS.loading } },
    MuiInputBase: {
      styleOverrides: { input: { '&::placeholder': { color: COLOURS['ink-soft'], opacity: 1 } } },
    },
    MuiFormHelperText: { styleOverrides: { root: { color: COLOURS['ink-soft'] } } },
    // rows can be reached and opened with the keyboard, too
    RaDataTableBody: { defaultProps: { row: OpenableRow } },
    // wide tables scroll within their own frame, never the whole page (WCAG 1.4.10)
    RaDataTable: { styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto' } } } },
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-appFrame': { marginTop: 0 },
          '& .RaLayout-content, & .RaList-main, & .RaList-content, & .RaShow-main, & .RaShow-card, & .RaEdit-main, & .RaEdit-card, & .RaCreate-main, & .RaCreate-card':
            { minWidth: 0 },
        },
      },
    },
    // white behind the buttons of a list on a phone, and with large text one over the other
    RaTopToolbar: {
      styleOverrides: {
        root: {
          flexWrap: 'wrap',
          height: 'auto',
          backgroundColor: 'transparent !important',
          '&:empty': { display: 'none' },
        },
      },
    },
    // a switch extends to its left, among a list's filters beyond a phone's screen
    MuiFormControlLabel: { styleOverrides: { root: { '.filter-field &': { marginLeft: 0 } } } },
    // rows on a phone: long words break, and the text at the right keeps its distance
    RaSimpleList: {
      styleOverrides: {
        root: {
          '& .MuiListItemText-root': { overflowWrap: 'anywhere' },
          '& :has(> .RaSimpleList-tertiary)': {
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: '0 8px',
          },
          '& .RaSimpleList-tertiary': { float: 'none', flexShrink: 0, opacity: 0.75 },
        },
      },
    },
    // A low window has no room for a sticky header, nor has a phone with large text: there it sticks far above the window.
    MuiAppBar: {
      styleOverrides: {
        root: {
          '&.MuiAppBar-positionSticky': { top: `min(0px, (100vw - ${LARGE_TEXT_PHONE_REM}rem) * 999)` },
          '@media (max-height: 30em)': { '&.MuiAppBar-positionSticky': { position: 'static' } },
          '&& .Mui-focusVisible, && :focus-visible': { outlineColor: FOCUS_COLOURS.onLeaf },
        },
      },
    },
    // a phone's floating button does not cover the end of the last row
    RaList: {
      styleOverrides: {
        root: {
          [PHONE]: { '&:has(.RaCreateButton-floating) .RaList-content': { marginBottom: '8rem' } },
        },
      },
    },
    // a low window, for example a zoomed one, has no room for a sticky footer
    RaToolbar: {
      styleOverrides: {
        root: {
          backgroundColor: COLOURS['paper-deep'],
          '@media (max-height: 30em)': { '&.RaToolbar-mobileToolbar': { position: 'static' } },
        },
      },
    },
    MuiInputLabel: { styleOverrides: { root: { ...LABEL_PLACES, [PHONE]: LABEL_ABOVE } } },
    MuiFilledInput: {
      styleOverrides: { root: { ...INPUT_ROOM, [PHONE]: ROOM_BELOW, '&:has(:focus-visible)': FOCUS } },
    },
    MuiOutlinedInput: { styleOverrides: { root: { '&:has(:focus-visible)': FOCUS } } },
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': FOCUS,
        // a focused element is not hidden below header and footer (WCAG 2.4.11)
        html: { scrollPaddingBlock: '4.5rem 6rem' },
        '@media (max-height: 30em)': { html: { scrollPaddingBlock: '4.5rem 0' } },
      },
    },
  },
}
