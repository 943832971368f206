import { connect } from 'node:net'

export interface RawExchange {
  /** Everything the server sent until it closed, or until nothing came for a while. */
  text: string
  /** Status of every answer in it. */
  statuses: number[]
  isClosed: boolean
}

const quietMs = 400

/** Sends bytes as they are, whatever HTTP says of them, and waits for what comes back. */
export function sendRaw(port: number, bytes: string, { waitMs = quietMs } = {}): Promise<RawExchange> {
  return new Promise((resolve) => {
    let text = ''
    let isClosed = false
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')))
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]))
      resolve({ text, statuses, isClosed })
    }
    let timer = setTimeout(finish, Math.max(waitMs, 5000))
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      text += chunk
      clearTimeout(timer)
      timer = setTimeout(finish, waitMs)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      isClosed = true
      finish()
    })
  })
}
