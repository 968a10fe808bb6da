import type { ReadRequest } from '../api/read-request.ts'

/** A page's answer. */
export interface PageAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

/** Sends the browser to another address, with GET. */
export const seeOther = (address: string, headers: Record<string, string>): PageAnswer => ({
  status: 303,
  headers: { ...headers, location: address },
  text: '',
})

/** The fields of a form that was sent. */
export const formOf = ({ text }: ReadRequest): URLSearchParams => new URLSearchParams(text)
