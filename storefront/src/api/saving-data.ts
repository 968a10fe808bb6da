/** Not every browser tells, and TypeScript's library knows none that does. */
type Telling = Navigator & { connection?: { saveData?: boolean } }

/** Whether the browser was told to spare data (Save-Data): nothing is then fetched ahead of being asked for. */
export const isSavingData = (): boolean => (navigator as Telling).connection?.saveData === true
