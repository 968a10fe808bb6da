export * from './branch.ts'
export * from './staff-calls.ts'
