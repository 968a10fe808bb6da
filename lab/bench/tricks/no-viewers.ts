/** Remembers nobody: each customer's list asks for the session. */
export class PriceViewers {
  remember(): void {}

  forgetAll(): void {}

  has(): boolean {
    return false
  }
}
