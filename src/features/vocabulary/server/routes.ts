import type { FastifyInstance } from 'fastify'
import { isUuid } from '#server/db/is-uuid.ts'
import type { Deps } from '#server/deps.ts'
import { serve, serveFound } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { addEntry } from './add-vocabulary-entry.ts'
import {
  deleteVocabularyRow,
  findVocabularyEntry,
  listVocabularyOf,
  type VocabularyRecord,
} from './vocabulary-repository.ts'

export function mountVocabulary(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.listVocabulary, async ({ caller }) =>
    (await listVocabularyOf(deps.db, caller.user.id)).map(presentEntry),
  )
  serve(app, contract.addVocabularyEntry, async ({ caller, body }) =>
    presentEntry(await addEntry(deps, caller.user.id, body)),
  )
  serveFound(
    app,
    contract.deleteVocabularyEntry,
    async (caller, { id }) => (isUuid(id) ? findVocabularyEntry(deps.db, caller.user.id, id) : null),
    async ({ found }) => {
      await deleteVocabularyRow(deps.db, found.id)
      return { success: true }
    },
  )
}

function presentEntry(row: VocabularyRecord): contract.VocabularyEntry {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
