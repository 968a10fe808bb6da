import { createContext, useContext } from 'react'
import type { AnyResource } from '../../api/data-provider.ts'
import { isResourceScreens, type ResourceScreens, type Screen } from './screen.ts'

const Screens = createContext<readonly Screen[]>([])

/** Provides the list of screens to the menu and others. */
export const ScreensProvider = Screens.Provider

export const useScreens = (): readonly Screen[] => useContext(Screens)

/** The screens of a resource. */
export const useResourceScreens = (name: string | undefined): ResourceScreens | undefined =>
  useScreens()
    .filter(isResourceScreens)
    .find(({ resource }) => resource.name === name)

export const useResource = (name: string | undefined): AnyResource | undefined =>
  useResourceScreens(name)?.resource
