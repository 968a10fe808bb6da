import { useState, type Ref } from 'react'
import { Box, Button, FormHelperText, IconButton, TextField, Tooltip, Typography } from '@mui/material'
import { InputHelperText, useGetList, useInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { staffBranches, type StaffBranch } from '@gondola/contract/branches'
import {
  polygonArea,
  polygonFault,
  staffZones,
  ZONE_FAULTS,
  type Corner,
  type StaffZone,
} from '@gondola/contract/delivery'
import { MAP_TEXTS as TEXTS } from '../texts/delivery-screens.ts'
import { useIsPhone } from '../ui/frame/window-size.ts'
import { moved, toCorner, viewOf, withCorner, zoomed, type MapView, type Size } from './map/map-view.ts'
import { readCorners, writeCorners } from './map/read-corners.ts'
import { ZoneMap } from './map/zone-map.tsx'
import { PartTitle } from '../ui/frame/part.tsx'
import AddIcon from '@mui/icons-material/Add'
import EastIcon from '@mui/icons-material/East'
import NorthIcon from '@mui/icons-material/North'
import RemoveIcon from '@mui/icons-material/Remove'
import SouthIcon from '@mui/icons-material/South'
import WestIcon from '@mui/icons-material/West'
import ZoomOutMapIcon from '@mui/icons-material/ZoomOutMap'
import type { SvgIconComponent } from '@mui/icons-material'

const ALL = { pagination: { page: 1, perPage: 500 } }
const LARGE: Size = { width: 720, height: 440 }
const SMALL: Size = { width: 320, height: 320 }

/** The zone's polygon: drawn on a plan, or written as coordinates. */
export function PolygonInput() {
  const { field, fieldState } = useInput({ source: 'Poligono', defaultValue: null, validate: drawn })
  // a text that cannot be read is kept as it is until it can
  const corners = Array.isArray(field.value) ? (field.value as Corner[]) : []
  const set = (now: readonly Corner[]) => field.onChange(now.length === 0 ? null : now)
  const size = useIsPhone() ? SMALL : LARGE
  const { marks, outlines, home } = useSurroundings()
  const everything = [
    ...corners,
    ...marks.map(({ position }) => position),
    ...outlines.flatMap((zone) => zone.corners),
  ]
  // as long as nobody moved it, the plan follows the branch
  const [chosen, setChosen] = useState<MapView | null>(null)
  const view = chosen ?? viewOf([...corners, ...home], size) ?? viewOf(everything, size)
  const fault = corners.length === 0 ? null : polygonFault(corners)

  /** Changes the polygon; from now on the plan stays where it is. */
  const draw = (now: readonly Corner[]) => {
    setChosen(view)
    set(now)
  }
  return (
    <Box sx={{ width: '100%', maxWidth: LARGE.width, mb: 2 }}>
      <PartTitle>{TEXTS.title}</PartTitle>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {TEXTS.hint}
      </Typography>
      {view === null ? (
        <Typography>{TEXTS.nowhere}</Typography>
      ) : (
        <>
          <ZoneMap
            view={view}
            size={size}
            corners={corners}
            isFaulty={fault !== null && corners.length > 2}
            outlines={outlines}
            marks={marks}
            onView={setChosen}
            onAdd={(corner) => draw(withCorner(corners, corner))}
            onChange={draw}
          />
          <MapButtons
            view={view}
            size={size}
            onView={setChosen}
            onAll={() => setChosen(viewOf(everything, size))}
          />
          <Button
            onClick={() =>
              draw(withCorner(corners, toCorner(view, size, { x: size.width / 2, y: size.height / 2 })))
            }
          >
            {TEXTS.add}
          </Button>
        </>
      )}
      {corners.length > 0 && (
        <Button color="error" onClick={() => draw([])}>
          {TEXTS.removeAll}
        </Button>
      )}
      <Typography role="status" variant="body2">
        {corners.length === 0 ? TEXTS.none : TEXTS.size(corners.length, polygonArea(corners))}
      </Typography>
      {fault !== null && corners.length > 2 && !fieldState.invalid && (
        <FormHelperText error>{ZONE_FAULTS[fault]}</FormHelperText>
      )}
      <CornersText
        id={field.name}
        inputRef={field.ref}
        value={field.value as Corner[] | string | null}
        fault={fieldState.error?.message}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Box>
  )
}

/** The fault of a form's value; nothing if there is none. */
function drawn(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') {
    const read = readCorners(value)
    return 'fault' in read ? read.fault : undefined
  }
  const fault = Array.isArray(value) ? polygonFault(value as Corner[]) : null
  return fault === null ? undefined : ZONE_FAULTS[fault]
}

/** What else is on the plan, and where the zone's own branch is. */
function useSurroundings() {
  const [Id, Sucursal] = useWatch({ name: ['Id', 'Sucursal'] }) as [number | undefined, number | undefined]
  const { data: branches = [] } = useGetList<StaffBranch & { id: number }>(staffBranches.name, ALL)
  const { data: zones = [] } = useGetList<StaffZone & { id: number }>(staffZones.name, ALL)
  const marks = branches.flatMap(({ id, Nombre, Latitud, Longitud }) =>
    Latitud === null || Longitud === null
      ? []
      : [{ id, name: Nombre, position: [Latitud, Longitud] as Corner }],
  )
  const outlines = zones.flatMap(({ id, Nombre, Poligono }) =>
    Poligono === null || id === Id ? [] : [{ id, name: Nombre, corners: Poligono }],
  )
  const own = marks.filter(({ id }) => id === Sucursal)
  return { marks, outlines, home: own.map(({ position }) => position) }
}

interface MapButtonsProps {
  view: MapView
  size: Size
  onView(view: MapView): void
  onAll(): void
}

/** Zoom and movement of the plan, for those who do not drag it. */
function MapButtons({ view, size, onView, onAll }: MapButtonsProps) {
  const by = (x: number, y: number) => () =>
    onView(moved(view, size, { x: (x * size.width) / 4, y: (y * size.height) / 4 }))
  const buttons: readonly [string, SvgIconComponent, () => void][] = [
    [TEXTS.closer, AddIcon, () => onView(zoomed(view, 1 / 1.6))],
    [TEXTS.further, RemoveIcon, () => onView(zoomed(view, 1.6))],
    [TEXTS.all, ZoomOutMapIcon, onAll],
    [TEXTS.moves.north, NorthIcon, by(0, -1)],
    [TEXTS.moves.south, SouthIcon, by(0, 1)],
    [TEXTS.moves.west, WestIcon, by(-1, 0)],
    [TEXTS.moves.east, EastIcon, by(1, 0)],
  ]
  return (
    <Box>
      {buttons.map(([name, Icon, press]) => (
        <Tooltip key={name} title={name}>
          <IconButton aria-label={name} onClick={press}>
            <Icon />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  )
}

interface CornersTextProps {
  id: string
  inputRef: Ref<HTMLTextAreaElement>
  /** The corners, or a text that is not read as corners yet. */
  value: Corner[] | string | null
  fault: string | undefined
  onChange(value: Corner[] | string | null): void
  onBlur(): void
}

/** The corners as a list of coordinates, which takes a pasted GeoJSON polygon too. */
function CornersText({ id, inputRef, value, fault, onChange, onBlur }: CornersTextProps) {
  /** The text being typed; null: not being edited. */
  const [typed, setTyped] = useState<string | null>(null)
  const written = Array.isArray(value) ? writeCorners(value) : (value ?? '')
  return (
    <TextField
      id={id}
      inputRef={inputRef}
      label={TEXTS.corners}
      multiline
      minRows={2}
      maxRows={10}
      fullWidth
      value={typed ?? written}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readCorners(target.value)
        if ('fault' in read) onChange(target.value)
        else onChange(read.corners.length === 0 ? null : read.corners)
      }}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
      error={fault !== undefined}
      helperText={<InputHelperText error={fault} helperText={TEXTS.cornersHint} />}
    />
  )
}
