export * from './api-client.ts'
export * from './problem.ts'
export * from './refusals-texts.ts'
export * from './violation-texts.ts'
