import * as calls from '@gondola/contract/clients'
import type { Client, ClientDraft, ClientUpdate, DocumentType } from '@gondola/contract/clients'
import { send } from './client.ts'

// Client and account calls (spec §7, contract §3 and §4).

/** Logs in by user name. Returns the client, or null if name or password is wrong. */
export function loginByUser(Usuario: string, Pass: string): Promise<Client | null> {
  return send(calls.loginByUser, { body: { Usuario, Pass } })
}

/** Logs in by registered email. Returns the client, or null if email or password is wrong. */
export function loginByEmail(Email: string, Pass: string): Promise<Client | null> {
  return send(calls.loginByEmail, { body: { Email, Pass } })
}

/** The session's client, or null without a session. */
export function findOwnClient(): Promise<Client | null> {
  return send(calls.findOwnClient, {})
}

export function logout(): Promise<void> {
  return send(calls.logout, {})
}

/** Registers a client; with the client's own `Id` saves the data of checkout 2. */
export function saveClient(draft: ClientDraft): Promise<Client> {
  return send(calls.saveClient, { body: draft })
}

/** Saves the account's data; `Pass` and `PassNueva` change the password. */
export function updateClient(update: ClientUpdate): Promise<Client> {
  return send(calls.updateClient, { body: update })
}

/** Whether a user name is taken (the server answers null if it is free). */
export async function isUserTaken(Usuario: string): Promise<boolean> {
  return (await send(calls.findTakenUser, { params: { Usuario } })) !== null
}

/** The recovery reference of a document, or null if no client is registered with it. */
export async function findDocumentReference(Tipodoc: number, Nrodoc: string): Promise<string | null> {
  const reference = await send(calls.findDocument, { params: { Tipodoc, Nrodoc } })
  return reference && reference.Id
}

/** Requests the recovery mail; the answer does not reveal whether the email was right. */
export function requestRecovery(Referencia: string, Email: string): Promise<null> {
  return send(calls.requestRecovery, { params: { Referencia, Email } })
}

/** Sets a new password with the recovery link's token. */
export function resetPassword(Token: string, PassNueva: string): Promise<void> {
  return send(calls.resetPassword, { body: { Token, PassNueva } })
}

/** Confirms the email address that the link's token was sent to. */
export function confirmEmail(Token: string): Promise<void> {
  return send(calls.confirmEmail, { body: { Token } })
}

/** Requests another mail with the link that confirms the address. */
export function resendConfirmation(): Promise<void> {
  return send(calls.resendConfirmation, {})
}

/** Loyalty points of the client's own document. */
export function findPoints(Tipodoc: number, Nrodoc: string, signal?: AbortSignal): Promise<number> {
  return send(calls.findPoints, { params: { Tipodoc, Nrodoc }, signal })
}

export function listDocumentTypes(signal?: AbortSignal): Promise<DocumentType[]> {
  return send(calls.listDocumentTypes, { params: { from: 0, count: 0 }, signal })
}

/** Everything stored about the client (argentina §1.5). */
export function readOwnData(): Promise<Record<string, unknown>> {
  return send(calls.readOwnData, {})
}

/** Deletes the account; its orders remain without personal data. */
export function deleteAccount(Pass: string): Promise<void> {
  return send(calls.deleteAccount, { body: { Pass } })
}
