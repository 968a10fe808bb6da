import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A wire between a client and a server on loopback, with somebody's hand on it. */
export interface TcpProxy {
  port: number
  /** How much later each piece of data arrives, either way. */
  delayMs: number
  /** The share of the server's answers that are dropped, their connection with them, when about to pass. */
  droppedShare: number
  /** New connections are refused, those there are stay. */
  isClosed: boolean
  /** Nothing passes and nobody is told: a cable that was pulled. */
  isSilent: boolean
  /** How many answers were dropped. */
  dropped: number
  /** Cuts every connection. */
  cut(): void
  stop(): Promise<void>
}

/** Passes everything on to a loopback port until it is told otherwise. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    if (proxy.isClosed) return client.destroy()
    const upstream = connect(target, '127.0.0.1')
    pipe(client, upstream, () => false)
    pipe(upstream, client, () => Math.random() < proxy.droppedShare)
    return undefined
  })

  function pipe(from: Socket, to: Socket, isDropped: () => boolean): void {
    sockets.add(from)
    from.setNoDelay(true)
    // each piece after the one before it, however the delay changes
    let last = Promise.resolve()
    const pass = (work: () => void) => {
      const { delayMs } = proxy
      last = last.then(() => (delayMs === 0 ? undefined : later(delayMs))).then(work)
    }
    from.on('data', (chunk: Buffer) => {
      if (proxy.isSilent) return
      if (isDropped()) {
        proxy.dropped++
        to.destroy()
        from.destroy()
        return
      }
      pass(() => to.writable && to.write(chunk))
    })
    from.on('error', () => to.destroy())
    from.on('end', () => pass(() => to.end()))
    from.on('close', () => {
      sockets.delete(from)
      pass(() => to.destroy())
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    delayMs: 0,
    droppedShare: 0,
    isClosed: false,
    isSilent: false,
    dropped: 0,
    cut,
    async stop() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
  return proxy
}

const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
