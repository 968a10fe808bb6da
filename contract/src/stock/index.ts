export * from './calls.ts'
export * from './staff-calls.ts'
export * from './stock.ts'
