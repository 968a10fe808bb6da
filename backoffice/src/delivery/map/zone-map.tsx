import { useRef, useState, type PointerEvent } from 'react'
import { Box } from '@mui/material'
import type { Corner } from '@gondola/contract/delivery'
import { MAP_TEXTS as TEXTS } from '../../texts/delivery-screens.ts'
import { COLOURS } from '../../ui/frame/theme.ts'
import { CornerHandles } from './corner-handles.tsx'
import { MapBackground, type MapBackgroundProps } from './map-background.tsx'
import { moved, toCorner, toSpot, type MapView, type Spot } from './map-view.ts'

interface ZoneMapProps extends MapBackgroundProps {
  corners: readonly Corner[]
  isFaulty: boolean
  onView(view: MapView): void
  onAdd(corner: Corner): void
  onChange(corners: Corner[]): void
}

/** A pointer that moves less than this, in units, has pressed; further, it has dragged. */
const PRESS_UNITS = 4

/**
 * A plan without streets, drawn from nothing but positions: the branches, the outlines of the other zones, and the
 * polygon with its corners. A press adds a corner, dragging moves the plan.
 */
export function ZoneMap(props: ZoneMapProps) {
  const { view, size, corners, isFaulty, outlines, marks, onView, onAdd, onChange } = props
  const svg = useRef<SVGSVGElement>(null)
  const [press, setPress] = useState<{ from: Spot; view: MapView; isDrag: boolean } | null>(null)

  /** The pointer's place in the drawing's units. */
  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    return new DOMPoint(clientX, clientY).matrixTransform(matrix)
  }
  const drag = (event: PointerEvent) => {
    if (press === null) return
    const to = spotOf(event)
    const by = { x: press.from.x - to.x, y: press.from.y - to.y }
    const isDrag = press.isDrag || Math.hypot(by.x, by.y) > PRESS_UNITS
    if (!isDrag) return
    setPress({ ...press, isDrag })
    onView(moved(press.view, size, by))
  }
  const release = (event: PointerEvent) => {
    if (press !== null && !press.isDrag) onAdd(toCorner(view, size, spotOf(event)))
    setPress(null)
  }

  const spots = corners.map((corner) => toSpot(view, size, corner))
  return (
    <Box
      component="svg"
      ref={svg}
      role="group"
      aria-label={TEXTS.label(corners.length)}
      viewBox={`0 0 ${size.width} ${size.height}`}
      sx={MAP}
    >
      <g
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setPress({ from: spotOf(event), view, isDrag: false })
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={() => setPress(null)}
      >
        <MapBackground view={view} size={size} outlines={outlines} marks={marks} />
        <polygon
          points={spots.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill={isFaulty ? COLOURS.tomato : COLOURS['leaf-600']}
          fillOpacity={0.15}
          stroke={isFaulty ? COLOURS.tomato : COLOURS['leaf-700']}
          strokeWidth={2}
        />
      </g>
      <CornerHandles
        corners={corners}
        spots={spots}
        spotOf={spotOf}
        cornerAt={(spot) => toCorner(view, size, spot)}
        onChange={onChange}
      />
    </Box>
  )
}

const MAP = {
  display: 'block',
  width: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: COLOURS.surface,
  cursor: 'crosshair',
  // a finger still scrolls the page
  touchAction: 'pan-y',
  userSelect: 'none',
} as const
