export * from './payment-state.ts'
export * from './payment-way.ts'
