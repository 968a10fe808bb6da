export * from './calls.ts'
export * from './integration.ts'
export * from './staff-calls.ts'
export * from './staff-texts.ts'
