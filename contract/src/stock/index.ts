export * from './stock-state.ts'
