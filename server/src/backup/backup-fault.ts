/** Something that who runs the command can mend; its message is Spanish, fit to show. */
export class BackupFault extends Error {}

/** @throws always */
export function refuseBackup(text: string): never {
  throw new BackupFault(text)
}
