export * from './forms.ts'
export * from './staff-calls.ts'
export * from './staff-inbox.ts'
export * from './staff-texts.ts'
