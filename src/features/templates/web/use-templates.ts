import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OwnTemplate, StandardTemplate } from '#features/templates/contract.ts'
import { listOwnTemplates, listStandardTemplates } from '#features/templates/contract.ts'
import { call } from '#web/api-client.ts'

export const ownTemplatesKey = [listOwnTemplates.path] as const
export const standardTemplatesKey = [listStandardTemplates.path] as const

export function useOwnTemplates() {
  return useQuery({ queryKey: ownTemplatesKey, queryFn: () => call(listOwnTemplates) })
}

export function useStandardTemplates() {
  return useQuery({ queryKey: standardTemplatesKey, queryFn: () => call(listStandardTemplates) })
}

const nothing: readonly never[] = []

/** Standard and own templates together, own ones first. */
export function useTemplates() {
  const own = useOwnTemplates()
  const standard = useStandardTemplates()
  const ownRows: readonly OwnTemplate[] = own.data ?? nothing
  const standardRows: readonly StandardTemplate[] = standard.data ?? nothing
  const all = useMemo(() => [...ownRows, ...standardRows], [ownRows, standardRows])
  return {
    all,
    own: ownRows,
    standard: standardRows,
    isLoading: own.isPending || standard.isPending,
    hasFailed: own.isError || standard.isError,
    retry: () => void Promise.all([own.refetch(), standard.refetch()]),
  }
}
