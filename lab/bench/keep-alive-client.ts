import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** One connection with one request after the other, with as little overhead as possible. */
export class KeepAliveClient {
  readonly #socket: Socket
  #received = Buffer.alloc(0)
  #wake: () => void = () => {}

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk])
      this.#wake()
    })
    socket.on('error', () => this.#wake())
    socket.on('close', () => this.#wake())
  }

  static async open(port: number): Promise<KeepAliveClient> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    await once(socket, 'connect')
    return new KeepAliveClient(socket)
  }

  async send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body = '',
  ): Promise<{ status: number; body: string }> {
    const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    this.#socket.write(`${method} ${path} HTTP/1.1\r\nHost: gondola\r\n${head}\r\n${body}`)
    for (;;) {
      const answer = this.#take()
      if (answer !== null) return answer
      if (this.#socket.destroyed) throw new Error('the connection was cut')
      await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(): { status: number; body: string } | null {
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return null
    const head = this.#received.toString('latin1', 0, end)
    const length = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.#received.length < end + 4 + length) return null
    const body = this.#received.toString('utf8', end + 4, end + 4 + length)
    this.#received = this.#received.subarray(end + 4 + length)
    return { status: Number(head.slice(9, 12)), body }
  }
}
