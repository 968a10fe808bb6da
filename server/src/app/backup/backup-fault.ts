/** A fault that the operator running the command can fix; its message is in Spanish and meant for display. */
export class BackupFault extends Error {}

/** @throws always */
export function refuseBackup(text: string): never {
  throw new BackupFault(text)
}
