import { ROLES, type Role } from '@gondola/contract/calls'

/** Who sends a request. */
export const CALLERS = ['anonymous', 'client', 'system', ...ROLES] as const
export type Caller = (typeof CALLERS)[number]

export const isStaff = (caller: Caller): caller is Role => ROLES.some((role) => role === caller)
