import { useEffect, useRef, useState } from 'react'
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import {
  lookVariables,
  PREVIEW_QUERY,
  PRODUCT_CARD,
  PRODUCT_NAME,
  variablesCss,
  type ShopBrandDraft,
  type PreviewWords,
} from '@gondola/contract/site'
import { useRested } from '../ui/forms/use-form.ts'
import { BRAND_NAME } from '../ui/frame/brand.ts'
import { BRAND_TEXTS as TEXTS } from '../texts/brand.ts'
import { PartTitle } from '../ui/frame/part.tsx'

export const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** Of a phone and a desktop, px, and the height that is shown of them. */
const SIZES = { phone: [390, 844], desktop: [1280, 900] } as const
type Device = keyof typeof SIZES

/** Pause after the last key, before the page is asked for again with other words. */
const PAUSE_MS = 500

/** The shop's own page with the brand of the form, before it is saved. */
export function BrandPreview() {
  const brand = useWatch() as ShopBrandDraft
  const [device, setDevice] = useState<Device>('phone')
  const place = useRef<HTMLDivElement>(null)
  const room = useWidth(place)
  const [width, height] = SIZES[device]
  const scale = Math.min(1, room / width)
  return (
    <Box sx={{ minWidth: 0 }}>
      <PartTitle>{TEXTS.preview}</PartTitle>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {TEXTS.previewHint}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={device}
        aria-label={TEXTS.preview}
        onChange={(_, chosen: Device | null) => chosen && setDevice(chosen)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="phone">{`${TEXTS.phone} (390)`}</ToggleButton>
        <ToggleButton value="desktop">{`${TEXTS.desktop} (1280)`}</ToggleButton>
      </ToggleButtonGroup>
      <Box ref={place} sx={{ height: height * scale, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
        {brand.Secciones !== undefined && (
          <PreviewFrame
            brand={brand}
            sx={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          />
        )}
      </Box>
    </Box>
  )
}

function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const watched = element.current
    if (watched === null) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Words and parts come from the server; colours, typefaces, corners and the logo are put into the page at once. */
function PreviewFrame({ brand, sx }: { brand: ShopBrandDraft; sx: object }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { NombreCorto, Lema, Secciones } = brand
  const Tarjeta = brand.Tarjeta || PRODUCT_CARD
  const asked: PreviewWords = { NombreCorto, Lema, Tarjeta, Secciones }
  const words = useRested(JSON.stringify(asked), PAUSE_MS)
  const show = () => {
    const shown = frame.current
    if (shown?.contentDocument && shown.contentWindow)
      showLook(shown.contentDocument, shown.contentWindow, brand)
  }
  useEffect(show)
  return (
    <Box
      component="iframe"
      ref={frame}
      title={TEXTS.preview}
      tabIndex={-1}
      src={`/?${PREVIEW_QUERY}=${encodeURIComponent(words)}`}
      onLoad={show}
      sx={sx}
    />
  )
}

const SHOWN_LOGOS = [
  ['logo', 'Color'],
  ['logo-claro', null],
  ['logo-corto', null],
] as const

type NamedLook = Pick<ShopBrandDraft, 'NombreCorto' | 'Color'>

/** About what the server draws of a name without a logo; empty: the product's own wordmark. */
export function nameDrawing({ NombreCorto, Color }: NamedLook, file: string, fill: 'Color' | null): string {
  const name = NombreCorto || BRAND_NAME
  if (name === PRODUCT_NAME) return ''
  const [initial = ''] = name
  const [words, width] = file === 'logo-corto' ? [initial.toUpperCase(), 80] : [name, 320]
  const text = words.replace(/[<>&]/g, '')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 80"><text y="58" font-family="sans-serif" font-weight="800" font-size="${Math.min(52, (1.6 * width) / text.length)}" fill="${fill === null ? '#ffffff' : Color}">${text}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** The page's policy allows no inline styles, but such sheets; they come after those of its links. */
function showLook(page: Document, window: Window, brand: ShopBrandDraft): void {
  const { Color, ColorFondo, Acento, Logo } = brand
  if (![Color, ColorFondo, Acento].every(isHex)) return
  const sheet = new (window as Window & typeof globalThis).CSSStyleSheet()
  const logos = SHOWN_LOGOS.map(([file, fill]) => {
    const source = Logo || nameDrawing(brand, file, fill)
    // on the brand's colour a logo has a plate
    return (
      source &&
      `img[src="/marca/${file}.svg"]{content:url("${source}");object-fit:contain${Logo && ';background:#fff'}}`
    )
  })
  sheet.replaceSync(variablesCss({ ...lookVariables(brand) }) + logos.join(''))
  page.adoptedStyleSheets = [sheet]
}
