import { useState } from 'react'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useGetList, useInput } from 'react-admin'
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
import { MAP_TEXTS as TEXTS } from '../texts/zone-screens.ts'
import { useIsPhone } from '../ui/frame/use-is-phone.ts'
import { CornersText } from './map/corners-text.tsx'
import { MapButtons } from './map/map-buttons.tsx'
import { toCorner, viewOf, withCorner, type MapView, type Size } from './map/map-view.ts'
import { readCorners } from './map/read-corners.ts'
import { ZoneMap } from './map/zone-map.tsx'

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
      <Typography variant="h6" component="h2">
        {TEXTS.title}
      </Typography>
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
