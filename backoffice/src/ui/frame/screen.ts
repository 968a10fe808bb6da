import { lazy, type ComponentType, type LazyExoticComponent, createContext, useContext } from 'react'
import type { SvgIconComponent } from '@mui/icons-material'
import type { RaRecord } from 'react-admin'
import type { MenuGroup, StaffSelf } from '@gondola/contract/staff'
import { isOpenToBranches, type Call, type Permission } from '@gondola/contract/calls'
import type { AnyResource } from '../../api/data-provider.ts'

export const OWN_ACCOUNT_ADDRESS = '/mi-cuenta'

type Part = ComponentType | LazyExoticComponent<ComponentType>

interface MenuPlace {
  /** The group of its line in the menu; null: not in the menu. */
  group: MenuGroup | null
  icon: SvgIconComponent
  /** Whether the menu shows it to this account; absent: to everybody who may see it. */
  isShown?: (staff: StaffSelf) => boolean
}

/** Names of a resource and its fields, from `staff-texts.ts` of a feature of the contract. */
export interface ResourceTexts {
  one: string
  many: string
  fields: Readonly<Record<string, string>>
}

export interface ResourceScreens extends MenuPlace {
  resource: AnyResource
  texts: ResourceTexts
  list?: Part
  show?: Part
  edit?: Part
  create?: Part
  /** The name of a record in headings and choices: a field's name, or a function of the record. */
  recordName?: string | ((record: RaRecord) => string)
}

/** A screen that is not a list of records. */
export interface WorkScreen extends MenuPlace {
  /** Its address after `#/`: `cola`, `preparar/:Id`. */
  path: string
  title: string
  permission: Permission
  /** What it does, if staff of some branches have the permission for other calls only: then it is not for them. */
  call?: Call
  screen: Part
  /** Without the panel's frame: for printing. */
  bare?: true
}

export type Screen = ResourceScreens | WorkScreen

type Ungrouped<S> = S extends Screen ? Omit<S, 'group'> & Partial<Pick<S, 'group'>> : never

/** Screens of one group of the menu, but for those that name another, or none. */
export const inGroup = (group: MenuGroup, screens: readonly Ungrouped<Screen>[]): Screen[] =>
  screens.map((screen) => ({ group, ...screen }))

export const isResourceScreens = (screen: Screen): screen is ResourceScreens => 'resource' in screen

/** A lazily loaded component: `late(async () => (await import('./team-list.tsx')).TeamList)`. */
export const late = (load: () => Promise<ComponentType>): Part =>
  lazy(async () => ({ default: await load() }))

/** Screens of a record, loaded when the first of them is opened: `partsOf(load, 'list', 'edit')`. */
export const partsOf = <N extends string>(
  load: () => Promise<Readonly<Record<N, ComponentType>>>,
  ...names: N[]
): Record<N, Part> =>
  Object.fromEntries(names.map((name) => [name, late(async () => (await load())[name])])) as Record<N, Part>

/** The names of a resource's fields: those of its schema and its texts, which come first. */
export function titlesOf({
  resource,
  texts,
}: Pick<ResourceScreens, 'resource' | 'texts'>): Record<string, string> {
  const { items } = (resource.list as Call).shape.answer as {
    items?: { properties?: Record<string, { title?: string }> }
  }
  const titled = Object.entries(items?.properties ?? {}).filter(
    ([field, { title }]) => title !== undefined && !(field in texts.fields),
  )
  return { ...texts.fields, ...Object.fromEntries(titled.map(([field, { title = '' }]) => [field, title])) }
}

export const addressOf = (screen: Screen): string =>
  `/${isResourceScreens(screen) ? screen.resource.name : screen.path}`

export const titleOf = (screen: Screen): string =>
  isResourceScreens(screen) ? screen.texts.many : screen.title

export const permissionOf = (screen: Screen): Permission =>
  isResourceScreens(screen) ? screen.resource.see : screen.permission

/** Whether an account with its permission may open a screen: staff of some branches not what is of the whole chain. */
export const isForAccount = (screen: Screen, { Sucursales }: StaffSelf): boolean =>
  Sucursales === undefined ||
  isResourceScreens(screen) ||
  screen.call === undefined ||
  isOpenToBranches(screen.call)

const Screens = createContext<readonly Screen[]>([])

/** Provides the list of screens to the menu and others. */
export const ScreensProvider = Screens.Provider

export const useScreens = (): readonly Screen[] => useContext(Screens)

export const useResourceScreens = (name: string | undefined): ResourceScreens | undefined =>
  useScreens()
    .filter(isResourceScreens)
    .find(({ resource }) => resource.name === name)

export const useResource = (name: string | undefined): AnyResource | undefined =>
  useResourceScreens(name)?.resource
