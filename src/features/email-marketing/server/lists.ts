import type { ContactsClient } from '@getbrevo/brevo/contacts'
import { z } from 'zod'
import { AppError } from '#server/http/app-error.ts'
import { type MarketingList, marketingList } from '../contract.ts'
import { marketingMessages as t } from '../texts.ts'
import { askMarketing } from './marketing-provider.ts'

const pageSize = 50
/** 2,000 lists: more are a mistake, and nobody could choose among them. */
const mostPages = 40
const listPage = z.object({ count: z.number().default(0), lists: z.array(marketingList).default([]) })
const folderPage = z.object({ folders: z.array(z.object({ id: z.number() })).default([]) })
const created = z.object({ id: z.number() })

/** All lists, newest first. */
export async function readLists(client: ContactsClient): Promise<MarketingList[]> {
  const lists: MarketingList[] = []
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await askMarketing(listPage, () => client.getLists({ limit: pageSize, offset: page * pageSize }))
    lists.push(...answer.lists)
    if (answer.lists.length < pageSize || lists.length >= answer.count) break
  }
  return lists
}

/** The service keeps lists in folders: ours go into its first one, or into one of our name. */
export async function makeList(client: ContactsClient, name: string, folderName: string): Promise<MarketingList> {
  const { folders } = await askMarketing(folderPage, () => client.getFolders({ limit: 1, offset: 0 }))
  const folder = folders[0] ?? (await askMarketing(created, () => client.createFolder({ name: folderName })))
  const { id } = await askMarketing(created, () => client.createList({ name, folderId: folder.id }))
  return { id, name, totalSubscribers: 0 }
}

/** @throws {AppError} impossible where one of the lists is gone */
export async function requireLists(client: ContactsClient, listIds: readonly number[]): Promise<void> {
  const known = new Set((await readLists(client)).map(({ id }) => id))
  if (listIds.some((id) => !known.has(id))) throw new AppError('impossible', { message: t.unknownList })
}
