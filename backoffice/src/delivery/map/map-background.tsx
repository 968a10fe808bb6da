import type { Corner } from '@gondola/contract/delivery'
import { MAP_TEXTS as TEXTS } from '../../texts/delivery-screens.ts'
import { COLOURS } from '../../ui/frame/theme.ts'
import { scaleBar, toSpot, type MapView, type Size } from './map-view.ts'

/** A branch on the map. */
export interface MapMark {
  id: number
  name: string
  position: Corner
}

/** Another zone on the map. */
export interface MapOutline {
  id: number
  name: string
  corners: readonly Corner[]
}

export interface MapBackgroundProps {
  view: MapView
  size: Size
  outlines: readonly MapOutline[]
  marks: readonly MapMark[]
}

const EDGE = 12

/** What the polygon is drawn upon: a grid as wide as the scale bar, the other zones, the branches. */
export function MapBackground({ view, size, outlines, marks }: MapBackgroundProps) {
  const bar = scaleBar(view, 110)
  const bottom = size.height - EDGE
  return (
    <>
      <rect width={size.width} height={size.height} fill={COLOURS.surface} />
      <Grid view={view} size={size} step={bar.length} />
      {outlines.map(({ id, name, corners }) => {
        const spots = corners.map((corner) => toSpot(view, size, corner))
        const middle = (axis: 'x' | 'y') => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length
        return (
          <g key={id}>
            <polygon
              points={spots.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill={COLOURS.info}
              fillOpacity={0.06}
              stroke={COLOURS.info}
              strokeDasharray="6 4"
            />
            <MapText x={middle('x')} y={middle('y')} colour={COLOURS.info}>
              {name}
            </MapText>
          </g>
        )
      })}
      {marks.map(({ id, name, position }) => {
        const { x, y } = toSpot(view, size, position)
        return (
          <g key={id}>
            <rect x={x - 6} y={y - 6} width={12} height={12} fill={COLOURS.ink} />
            <MapText x={x} y={y + 20} colour={COLOURS.ink}>
              {name}
            </MapText>
          </g>
        )
      })}
      <path
        d={`M${EDGE} ${bottom - 6}V${bottom}H${EDGE + bar.length}V${bottom - 6}`}
        fill="none"
        stroke={COLOURS.ink}
        strokeWidth={2}
      />
      <MapText x={EDGE + bar.length / 2} y={bottom - 8} colour={COLOURS.ink}>
        {bar.label}
      </MapText>
      <path d={`M${size.width - 20} 14l6 14h-12z`} fill={COLOURS.ink} />
      <MapText x={size.width - 20} y={44} colour={COLOURS.ink}>
        {TEXTS.north}
      </MapText>
    </>
  )
}

/** Lines as far apart as the scale bar is long, which move with the map. */
function Grid({ view, size, step }: { view: MapView; size: Size; step: number }) {
  const whole: Corner = [Math.round(view.centre[0]), Math.round(view.centre[1])]
  const origin = toSpot(view, size, whole)
  const lines = (from: number, length: number) => {
    const first = ((from % step) + step) % step
    return Array.from({ length: Math.ceil((length - first) / step) }, (_, index) => first + index * step)
  }
  const across = lines(origin.x, size.width).map((x) => `M${x} 0V${size.height}`)
  const down = lines(origin.y, size.height).map((y) => `M0 ${y}H${size.width}`)
  return <path d={[...across, ...down].join('')} stroke={COLOURS.line} fill="none" />
}

/** A name that is readable over lines. */
const MapText = ({ x, y, colour, children }: { x: number; y: number; colour: string; children: string }) => (
  <text
    x={x}
    y={y}
    fill={colour}
    fontSize={13}
    textAnchor="middle"
    stroke={COLOURS.surface}
    strokeWidth={3}
    paintOrder="stroke"
  >
    {children}
  </text>
)
