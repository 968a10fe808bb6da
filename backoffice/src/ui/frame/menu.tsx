import {
  Box,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useSidebarState } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { MENU_GROUPS, PANEL_TEXTS, type MenuGroup } from '@gondola/contract/staff'
import { addressOf, isForAccount, permissionOf, titleOf, type Screen } from './screen.ts'
import { useScreens } from './screens-context.ts'
import { useMays, useOwnStaff } from './use-own-staff.ts'

/** The sections that the role may see, by group. */
export function Menu() {
  const may = useMays()
  const staff = useOwnStaff()
  const screens = useScreens().filter(
    (screen) =>
      may(permissionOf(screen)) &&
      (staff === undefined || (isForAccount(screen, staff) && (screen.isShown?.(staff) ?? true))),
  )
  const groups = (Object.keys(MENU_GROUPS) as MenuGroup[]).map((group) => ({
    group,
    lines: screens.filter((screen) => screen.group === group),
  }))
  const [isOpen] = useSidebarState()
  return (
    <Box component="nav" aria-label={PANEL_TEXTS.sections} sx={{ py: 1, width: isOpen ? 240 : 56 }}>
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ group, lines }) => (
          <Group key={group} group={group} lines={lines} />
        ))}
    </Box>
  )
}

function Group({ group, lines }: { group: MenuGroup; lines: readonly Screen[] }) {
  const [isOpen] = useSidebarState()
  const heading = `menu-${group}`
  return (
    <Box sx={{ mb: 1 }}>
      <Typography
        id={heading}
        component="h2"
        variant="caption"
        sx={{ px: 2, fontWeight: 700, color: 'text.secondary', ...(!isOpen && HIDDEN) }}
      >
        {MENU_GROUPS[group]}
      </Typography>
      <List dense disablePadding aria-labelledby={heading}>
        {lines.map((screen) => (
          <Line key={addressOf(screen)} screen={screen} isOpen={isOpen} />
        ))}
      </List>
    </Box>
  )
}

function Line({ screen, isOpen }: { screen: Screen; isOpen: boolean }) {
  const [, setOpen] = useSidebarState()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const { pathname } = useLocation()
  const address = addressOf(screen)
  const isHere = pathname === address || pathname.startsWith(`${address}/`)
  const Icon = screen.icon
  return (
    <ListItem disablePadding>
      <Tooltip title={isOpen ? '' : titleOf(screen)} placement="right">
        <ListItemButton
          component={Link}
          to={address}
          selected={isHere}
          {...(isHere && { 'aria-current': 'page' })}
          {...(isPhone && { onClick: () => setOpen(false) })}
          sx={{ minHeight: 44, px: 2 }}
        >
          <ListItemIcon sx={{ minWidth: 36, color: isHere ? 'primary.main' : 'text.secondary' }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={titleOf(screen)} sx={isOpen ? {} : HIDDEN} />
        </ListItemButton>
      </Tooltip>
    </ListItem>
  )
}

/** Visually hidden, but read by screen readers. */
const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
