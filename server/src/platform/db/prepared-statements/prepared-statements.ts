// Entry of this room; nobody imports its other files (README.md).
export { preparedInsert, preparedSearch } from './prepared-lists.ts'
export { preparedQuery } from './prepared-query.ts'
