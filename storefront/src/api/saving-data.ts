/** Not every browser has `navigator.connection`, and TypeScript's library does not declare it. */
type Telling = Navigator & { connection?: { saveData?: boolean } }

/** Whether the browser asks to save data (Save-Data): then nothing is prefetched. */
export const isSavingData = (): boolean => (navigator as Telling).connection?.saveData === true
