import AddIcon from '@mui/icons-material/Add'
import EastIcon from '@mui/icons-material/East'
import NorthIcon from '@mui/icons-material/North'
import RemoveIcon from '@mui/icons-material/Remove'
import SouthIcon from '@mui/icons-material/South'
import WestIcon from '@mui/icons-material/West'
import ZoomOutMapIcon from '@mui/icons-material/ZoomOutMap'
import type { SvgIconComponent } from '@mui/icons-material'
import { Box, IconButton, Tooltip } from '@mui/material'
import { MAP_TEXTS as TEXTS } from '../../texts/zone-screens.ts'
import { moved, zoomed, type MapView, type Size } from './map-view.ts'

interface MapButtonsProps {
  view: MapView
  size: Size
  onView(view: MapView): void
  onAll(): void
}

/** Zoom and movement of the plan, for those who do not drag it. */
export function MapButtons({ view, size, onView, onAll }: MapButtonsProps) {
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
