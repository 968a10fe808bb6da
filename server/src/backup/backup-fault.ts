/** Something that who runs the command can mend; its message is Spanish, fit to show. */
export class KeepingFault extends Error {}

/** @throws always */
export function refuseKeeping(text: string): never {
  throw new KeepingFault(text)
}
