/** Money that came into the shop's account, as the bank has it. */
export interface Credit {
  /** The bank's number of the movement, part of its text. */
  number: number
  order: number
  centavos: number
  text: string
  /** Staff enter it themselves; the others come with an extract. */
  isByHand: boolean
  /** Entered for its order. */
  isEntered: boolean
}

/** The bank's books of the shop's account: what customers transferred, and what staff transferred back. */
export class Bank {
  readonly credits: Credit[] = []
  /** Centavos given back, by the number of the transfer. */
  readonly returns = new Map<string, { order: number; centavos: number }>()
  /** The numbers of the credits that an extract had. */
  readonly listed = new Set<number>()
  #number = 10_000_000

  transfer(order: number, reference: string, centavos: number, isByHand: boolean): Credit {
    const number = ++this.#number
    // a bank changes case and hyphens
    const text = `TRANSF RECIBIDA ${reference.toLowerCase().replace('-', ' ')} MOV${number}`
    const credit = { number, order, centavos, text, isByHand, isEntered: false }
    this.credits.push(credit)
    return credit
  }

  nextNumber = (): string => String(++this.#number)

  find(text: string): Credit | undefined {
    const number = Number(/MOV(\d+)/.exec(text)?.[1])
    return this.credits.find((credit) => credit.number === number)
  }

  /** What of the account belongs to orders, in centavos. */
  get kept(): number {
    const back = [...this.returns.values()].reduce((sum, { centavos }) => sum + centavos, 0)
    return this.credits.reduce((sum, { centavos }) => sum + centavos, 0) - back
  }

  /** An extract: headings, some credits and a debit. */
  static extract(day: string, credits: readonly Credit[]): string {
    const pesos = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',')
    const lines = credits.map(({ text, centavos }) => `${day};${text};${pesos(centavos)}`)
    return ['Fecha;Concepto;Importe', ...lines, `${day};COMISION;-10,00`].join('\r\n')
  }
}

/** Today as the shop's bank writes it: `2026-11-21`. */
export const bankDay = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(new Date())
