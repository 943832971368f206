import type { PGlite } from '@electric-sql/pglite'
import { countRows, type RowCounts } from './row-counts.ts'

export interface Dump {
  /** The whole database folder as a tar archive. */
  tar: Blob
  /** Rows of each table at the very moment of the dump. */
  counts: RowCounts
}

/**
 * The embedded database at one moment, while it goes on serving.
 *
 * Both steps are one transaction, so nobody writes between counting and dumping; other statements wait for it.
 * Everything acknowledged is in the write-ahead log and therefore in the dump.
 */
export async function dumpEmbedded(client: PGlite): Promise<Dump> {
  await client.exec('checkpoint')
  return client.transaction(async (transaction) => {
    const counts = await countRows(transaction)
    return { counts, tar: await client.dumpDataDir('none') }
  })
}
