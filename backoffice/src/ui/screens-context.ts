import { createContext, useContext } from 'react'
import type { Screen } from './screen.ts'

const Screens = createContext<readonly Screen[]>([])

/** Gives the menu and others the panel's table of contents. */
export const ScreensProvider = Screens.Provider

export const useScreens = (): readonly Screen[] => useContext(Screens)
