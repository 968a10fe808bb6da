export * from './dashboard-texts.ts'
export * from './report-period.ts'
export * from './report.ts'
export * from './staff-calls.ts'
