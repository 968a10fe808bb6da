export * from './branch-query.ts'
export * from './branch.ts'
export * from './delivery-place.ts'
export * from './staff-calls.ts'
