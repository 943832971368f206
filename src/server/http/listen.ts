import type { FastifyInstance } from 'fastify'
import { type Env, SettingsError } from '../env.ts'

/** @throws {SettingsError} where the settings name a place that cannot be had */
export async function listen(app: FastifyInstance, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<string> {
  try {
    return await app.listen({ port: PORT, host: HOST })
  } catch (cause) {
    const message = faults[(cause as NodeJS.ErrnoException).code ?? '']?.(HOST, PORT)
    if (message === undefined) throw cause
    throw new SettingsError(message, { cause })
  }
}

const isNoAddress = (host: string) =>
  `${host} ist keine Adresse dieses Rechners. Bitte prüfen Sie HOST (localhost, oder 0.0.0.0 für alle Adressen).`

const faults: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) =>
    `Unter ${host}:${port} läuft schon ein anderes Programm. Beenden Sie es, oder wählen Sie mit PORT einen anderen Port.`,
  EACCES: (_host, port) => `Port ${port} ist diesem Benutzer nicht erlaubt. Wählen Sie mit PORT einen über 1023.`,
  EADDRNOTAVAIL: isNoAddress,
  ENOTFOUND: isNoAddress,
  EAI_AGAIN: isNoAddress,
}
