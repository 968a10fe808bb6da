export * from './call.ts'
export * from './params.ts'
export * from './permissions.ts'
export * from './staff-resource.ts'
