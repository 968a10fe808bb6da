export declare const LOST_ENTRIES_TITLE = 'Algo de lo guardado no se pudo leer'
/** What is told of lost entries, a sentence each. */
export declare function lostEntriesText(keys: readonly string[]): string
