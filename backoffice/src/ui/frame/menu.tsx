import ExpandLessIcon from '@mui/icons-material/ExpandLess'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import {
  Box,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Tooltip,
  useMediaQuery,
} from '@mui/material'
import { useSidebarState, useStore } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { PERMISSIONS, type Permission } from '@gondola/contract/calls'
import { MENU_GROUPS, PANEL_TEXTS, type MenuGroup } from '@gondola/contract/staff'
import { addressOf, isForAccount, permissionOf, titleOf, type Screen, useScreens } from './screen.ts'
import { useMays, useOwnStaff } from './use-own-staff.ts'

/** Groups are open at first while so many lines are shown: all of a picker's, the first ones of an administrator. */
const OPEN_LINES = 14

interface MenuLines {
  name: string
  heading: string
  lines: readonly Screen[]
}

/** The screens that the account may open, in the menu's order. */
export function useOwnScreens(): readonly Screen[] {
  const may = useMays()
  const staff = useOwnStaff()
  return useScreens().filter(
    (screen) =>
      screen.group !== null &&
      may(permissionOf(screen)) &&
      (staff === undefined || (isForAccount(screen, staff) && (screen.isShown?.(staff) ?? true))),
  )
}

/** The account's sections: its work by group, and folded at the end what it only reads. */
export function Menu() {
  const may = useMays()
  const screens = useOwnScreens()
  const [isOpen] = useSidebarState()
  const isWork = (screen: Screen) => worksIn(may, permissionOf(screen))
  const groups: MenuLines[] = (Object.keys(MENU_GROUPS) as MenuGroup[]).map((name) => ({
    name,
    heading: MENU_GROUPS[name],
    lines: screens.filter((screen) => screen.group === name && isWork(screen)),
  }))
  groups.push({
    name: 'consulta',
    heading: PANEL_TEXTS.onlyRead,
    lines: screens.filter((screen) => !isWork(screen)),
  })
  let shown = 0
  return (
    <Box component="nav" aria-label={PANEL_TEXTS.sections} sx={{ py: 1, width: isOpen ? 240 : 56 }}>
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map((group) => {
          shown += group.lines.length
          return (
            <Group
              key={group.name}
              {...group}
              isOpenAtFirst={isWork(group.lines[0]!) && shown <= OPEN_LINES}
            />
          )
        })}
    </Box>
  )
}

/** Whether an account changes something in a permission's area (`catalogo`); areas that are only read count as work. */
function worksIn(may: (permission: Permission) => boolean, permission: Permission): boolean {
  const area = permission.slice(0, permission.indexOf('.') + 1)
  const changing = PERMISSIONS.filter((other) => other.startsWith(area) && !other.endsWith('.ver'))
  return changing.length === 0 || changing.some(may)
}

/** Lines under a heading that folds them. The device remembers it; until then the group of the open screen is open. */
function Group({ name, heading, lines, isOpenAtFirst }: MenuLines & { isOpenAtFirst: boolean }) {
  const [isMenuOpen] = useSidebarState()
  const [chosen, choose] = useStore<boolean | undefined>(`menu.${name}`)
  const { pathname } = useLocation()
  const isOpen = !isMenuOpen || (chosen ?? (isOpenAtFirst || lines.some((screen) => isAt(screen, pathname))))
  const Fold = isOpen ? ExpandLessIcon : ExpandMoreIcon
  return (
    <Box sx={{ mb: 0.5 }}>
      <Box component="h2" sx={{ m: 0, ...(!isMenuOpen && HIDDEN) }}>
        <ListItemButton
          component="button"
          aria-expanded={isOpen}
          onClick={() => choose(!isOpen)}
          sx={{ width: '100%', minHeight: 36, px: 2, py: 0.5 }}
        >
          <ListItemText
            primary={heading}
            slotProps={{ primary: { variant: 'caption', sx: { fontWeight: 700, color: 'text.secondary' } } }}
          />
          <Fold fontSize="small" sx={{ color: 'text.secondary' }} />
        </ListItemButton>
      </Box>
      {isOpen && (
        <List dense disablePadding aria-label={heading}>
          {lines.map((screen) => (
            <Line key={addressOf(screen)} screen={screen} isOpen={isMenuOpen} />
          ))}
        </List>
      )}
    </Box>
  )
}

const isAt = (screen: Screen, pathname: string): boolean =>
  pathname === addressOf(screen) || pathname.startsWith(`${addressOf(screen)}/`)

function Line({ screen, isOpen }: { screen: Screen; isOpen: boolean }) {
  const [, setOpen] = useSidebarState()
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const isHere = isAt(screen, useLocation().pathname)
  const Icon = screen.icon
  return (
    <ListItem disablePadding>
      <Tooltip title={isOpen ? '' : titleOf(screen)} placement="right">
        <ListItemButton
          component={Link}
          to={addressOf(screen)}
          selected={isHere}
          {...(isHere && { 'aria-current': 'page' })}
          {...(isPhone && { onClick: () => setOpen(false) })}
          sx={{ minHeight: { xs: 44, md: 36 }, px: 2 }}
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
