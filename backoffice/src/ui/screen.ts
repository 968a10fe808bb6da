import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { SvgIconComponent } from '@mui/icons-material'
import type { RaRecord } from 'react-admin'
import type { MenuGroup } from '@gondola/contract/texts/staff/panel.ts'
import type { Permission } from '@gondola/contract/rules/permissions.ts'
import type { AnyResource } from '../api/data-provider.ts'

type Part = ComponentType | LazyExoticComponent<ComponentType>

interface MenuPlace {
  /** Where its line stands in the menu; null: nowhere. */
  group: MenuGroup | null
  icon: SvgIconComponent
}

/** Names of a resource and its fields, from `contract/src/texts/staff/`. */
export interface ResourceTexts {
  one: string
  many: string
  fields: Readonly<Record<string, string>>
}

/** The screens of one kind of record. */
export interface ResourceScreens extends MenuPlace {
  resource: AnyResource
  texts: ResourceTexts
  list?: Part
  show?: Part
  edit?: Part
  create?: Part
  /** How a record is called in headings and choices: a field's name, or made of the record. */
  recordName?: string | ((record: RaRecord) => string)
}

/** A screen of its own: work that is no list of records. */
export interface WorkScreen extends MenuPlace {
  /** Its address behind `#/`: `cola`, `preparar/:Id`. */
  path: string
  title: string
  permission: Permission
  screen: Part
  /** Without the panel's frame: what is to be printed. */
  bare?: true
}

export type Screen = ResourceScreens | WorkScreen

export const isResourceScreens = (screen: Screen): screen is ResourceScreens => 'resource' in screen

/** A part that travels when it is first shown: `late(async () => (await import('./team-list.tsx')).TeamList)`. */
export const late = (load: () => Promise<ComponentType>): Part =>
  lazy(async () => ({ default: await load() }))

/** Where a screen begins. */
export const addressOf = (screen: Screen): string =>
  `/${isResourceScreens(screen) ? screen.resource.name : screen.path}`

/** How the menu calls it. */
export const titleOf = (screen: Screen): string =>
  isResourceScreens(screen) ? screen.texts.many : screen.title

/** What it takes to see it. */
export const permissionOf = (screen: Screen): Permission =>
  isResourceScreens(screen) ? screen.resource.see : screen.permission
