import type { CodeFile } from './import-graph.ts'

/**
 * Rooms with an entry file: what is inside is written for speed (decision 0016), and nobody outside needs to know it.
 * Each has a README.md with its promise and its measurement.
 */
export const CLOSED_ROOMS: Readonly<Record<string, string>> = {
  'server/src/goods/catalogue/response-cache/': 'response-cache.ts',
  'server/src/goods/catalogue/search/': 'search.ts',
  'server/src/platform/db/grouped-commits/': 'commit-groups.ts',
  'server/src/platform/db/prepared-statements/': 'prepared-statements.ts',
}

/** Complaints about imports of a closed room's inside from outside of it. */
export function checkRooms({ path: file, imports }: CodeFile): string[] {
  return imports.flatMap(({ target, specifier }) =>
    Object.entries(CLOSED_ROOMS).flatMap(([room, entry]) =>
      target === null || !target.startsWith(room) || file.startsWith(room) || target === room + entry
        ? []
        : [`${file} imports ${specifier}: only ${entry} is for others, see ${room}README.md`],
    ),
  )
}
