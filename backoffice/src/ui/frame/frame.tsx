import { useEffect, useState, type PropsWithChildren } from 'react'
import AccountCircleIcon from '@mui/icons-material/AccountCircle'
import StorefrontIcon from '@mui/icons-material/Storefront'
import { ListItemIcon, ListItemText, MenuItem, Alert, Button } from '@mui/material'
import {
  AppBar,
  Layout,
  Logout,
  Sidebar,
  TitlePortal,
  useGetIdentity,
  useSidebarState,
  UserMenu,
  useUserMenu,
  type LayoutProps,
  type SidebarProps,
} from 'react-admin'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { PANEL_TEXTS, OWN_ACCOUNT_TEXTS } from '@gondola/contract/staff'
import { BranchSwitch } from './branch-switch.tsx'
import { BrokenScreen } from './broken-screen.tsx'
import { GoTo } from './go-to.tsx'
import { Menu } from './menu.tsx'
import { OWN_ACCOUNT_ADDRESS } from './screen.ts'
import { useIsPhone } from './window-size.ts'
import { isHeldBack } from '../../api/own-staff.ts'
import { useOwnStaff } from './use-own-staff.ts'

function OwnAccountItem() {
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to={OWN_ACCOUNT_ADDRESS} onClick={menu?.onClose}>
      <ListItemIcon>
        <AccountCircleIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{PANEL_TEXTS.myAccount}</ListItemText>
    </MenuItem>
  )
}

function ShopItem() {
  const menu = useUserMenu()
  return (
    <MenuItem component="a" href="/" target="_blank" rel="noopener" onClick={menu?.onClose}>
      <ListItemIcon>
        <StorefrontIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{PANEL_TEXTS.seeShop}</ListItemText>
    </MenuItem>
  )
}

function OwnMenu() {
  const { identity } = useGetIdentity()
  // a visible name must be part of the button's accessible name
  const named = useIsPhone() ? {} : { label: `${PANEL_TEXTS.myAccount}: ${identity?.fullName ?? ''}` }
  return (
    <UserMenu {...named}>
      <OwnAccountItem />
      <ShopItem />
      <Logout />
    </UserMenu>
  )
}

const ownMenu = <OwnMenu />

/** The title takes the lines that it needs, three at most; without room beside it the buttons go beneath. */
const TITLE = {
  flex: '1 1 6.5em',
  py: 0.5,
  fontSize: { xs: '1.0625rem', sm: '1.25rem' },
  lineHeight: 1.2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
} as const

const BAR = { '& .RaAppBar-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' } } as const

const Bare = ({ children }: PropsWithChildren) => children

// the bar is part of the page's flow: with large text it grows, and covers nothing (theme.ts)
const Header = () => (
  <AppBar color="secondary" position="sticky" container={Bare} userMenu={ownMenu} sx={BAR}>
    <TitlePortal component="h1" sx={TITLE} />
    <GoTo />
    <BranchSwitch />
  </AppBar>
)

function SideMenu(props: SidebarProps) {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useSidebarState()
  // open over a phone's page for a moment, as one kept from a wide window would be, it hides the page from screen readers
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    setSettled(isPhone)
    if (!isPhone) return
    setOpen(false)
    return () => setOpen(true)
    // oxlint-disable-next-line react/exhaustive-deps -- setOpen is another function each time
  }, [isPhone])
  // on a phone it is a dialog over the page, which needs a name
  const named = isPhone
    ? { open: isOpen && isSettled, slotProps: { paper: { 'aria-label': PANEL_TEXTS.sections } } }
    : {}
  return <Sidebar {...props} {...named} />
}

/** The frame of every screen: header with its title, menu by groups. */
export const Frame = ({ children, ...props }: LayoutProps) => (
  <Layout {...props} appBar={Header} menu={Menu} sidebar={SideMenu} error={BrokenScreen} appBarAlwaysOn>
    <FactorNotice />
    {children}
  </Layout>
)

/**
 * Says at each login until when the second factor is to be set up that the role requires; stays until it is closed. After
 * that, and with a password that somebody else chose, leads to where that is done.
 */
function FactorNotice() {
  const staff = useOwnStaff()
  const { pathname } = useLocation()
  const [isClosed, setClosed] = useState(false)
  if (staff === undefined) return null
  if (isHeldBack(staff)) {
    if (pathname !== OWN_ACCOUNT_ADDRESS) return <Navigate to={OWN_ACCOUNT_ADDRESS} replace />
    return (
      <Alert severity="warning" role="note" sx={{ mt: 1 }}>
        {staff.ClaveProvisoria ? OWN_ACCOUNT_TEXTS.passwordGiven : OWN_ACCOUNT_TEXTS.factorOverdue}
      </Alert>
    )
  }
  if (staff.SegundoFactorHasta === undefined || isClosed) return null
  return (
    <Alert
      severity="warning"
      role="note"
      sx={{ mt: 1 }}
      closeText={PANEL_TEXTS.dismiss}
      onClose={() => setClosed(true)}
    >
      {OWN_ACCOUNT_TEXTS.factorDue(staff.SegundoFactorHasta)}{' '}
      <Button component={Link} to={OWN_ACCOUNT_ADDRESS} color="inherit">
        {OWN_ACCOUNT_TEXTS.setUp}
      </Button>
    </Alert>
  )
}
