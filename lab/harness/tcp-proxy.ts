import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy on loopback that can disturb the connections between a client and a server. */
export interface TcpProxy {
  port: number
  /** Delay of every chunk, in both directions. */
  delayMs: number
  /** Share of the server's responses that are dropped, each with its connection. */
  droppedShare: number
  /** Refuses new connections; existing ones stay. */
  isClosed: boolean
  /** Passes nothing on and closes nothing, like a pulled cable. */
  isSilent: boolean
  /** Number of dropped responses. */
  dropped: number
  /** Cuts every connection. */
  cut(): void
  stop(): Promise<void>
}

/** Forwards everything to a loopback port until it is set otherwise. */
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
    // chunks stay in order, however the delay changes
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
