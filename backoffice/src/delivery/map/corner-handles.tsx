import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Box } from '@mui/material'
import type { Corner } from '@gondola/contract/delivery'
import { MAP_TEXTS as TEXTS } from '../../texts/delivery-screens.ts'
import { COLOURS } from '../../ui/frame/theme.ts'
import { withCornerAfter, type Spot } from './map-view.ts'

interface CornerHandlesProps {
  corners: readonly Corner[]
  spots: readonly Spot[]
  spotOf(event: PointerEvent): Spot
  cornerAt(spot: Spot): Corner
  onChange(corners: Corner[]): void
}

/** Units that an arrow key moves a corner by; with Shift. */
const STEP = 10
const SMALL_STEP = 1

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** The polygon's corners, to be dragged or moved with the keyboard. */
export function CornerHandles({ corners, spots, spotOf, cornerAt, onChange }: CornerHandlesProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  /** The corner to be focused once it is there. */
  const focusNext = useRef<number | null>(null)
  const handles = useRef(new Map<number, SVGGElement>())
  useEffect(() => {
    if (focusNext.current === null) return
    handles.current.get(focusNext.current)?.focus()
    focusNext.current = null
  })

  const place = (index: number, spot: Spot) =>
    onChange(corners.map((corner, each) => (each === index ? cornerAt(spot) : corner)))

  const press = (event: KeyboardEvent, index: number) => {
    const arrow = ARROWS[event.key]
    const spot = spots[index]
    if (arrow !== undefined && spot !== undefined) {
      const step = event.shiftKey ? SMALL_STEP : STEP
      place(index, { x: spot.x + arrow.x * step, y: spot.y + arrow.y * step })
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      focusNext.current = Math.max(index - 1, 0)
      onChange(corners.filter((_, each) => each !== index))
    } else if (event.key === 'Enter' && corners.length > 1) {
      focusNext.current = index + 1
      onChange(withCornerAfter(corners, index))
    } else return
    // neither scrolls the page nor sends the form
    event.preventDefault()
  }

  const numbered = corners.map((corner, index) => ({ corner, index, number: index + 1 }))
  return numbered.map(({ corner, index, number }) => (
    <Box
      component="g"
      key={number}
      ref={(handle: SVGGElement | null) => {
        if (handle === null) handles.current.delete(index)
        else handles.current.set(index, handle)
      }}
      role="button"
      tabIndex={0}
      aria-label={TEXTS.corner(number, corner)}
      sx={HANDLE}
      onKeyDown={(event: KeyboardEvent) => press(event, index)}
      onPointerDown={(event: PointerEvent) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(index)
      }}
      onPointerMove={(event: PointerEvent) => dragged === index && place(index, spotOf(event))}
      onPointerUp={() => setDragged(null)}
      onPointerCancel={() => setDragged(null)}
    >
      {/* as large as a finger needs */}
      <circle cx={spots[index]?.x} cy={spots[index]?.y} r={14} fill="transparent" />
      <circle className="mark" cx={spots[index]?.x} cy={spots[index]?.y} r={6} />
    </Box>
  ))
}

const HANDLE = {
  cursor: 'move',
  touchAction: 'none',
  outline: 'none',
  '& .mark': { fill: COLOURS.surface, stroke: COLOURS['leaf-700'], strokeWidth: 3 },
  '&:focus-visible .mark': { fill: COLOURS.offer, stroke: COLOURS.ink, r: 9 },
} as const
