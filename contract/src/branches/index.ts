export * from './branch.ts'
export * from './opening-hours.ts'
export * from './staff-calls.ts'
