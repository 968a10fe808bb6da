import { createContext, useContext } from 'react'
import type { Screen } from './screen.ts'

const Screens = createContext<readonly Screen[]>([])

/** Provides the list of screens to the menu and others. */
export const ScreensProvider = Screens.Provider

export const useScreens = (): readonly Screen[] => useContext(Screens)
