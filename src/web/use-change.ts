import type { QueryKey } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isUnauthorized, messageOf } from './api-client.ts'
import { signInAgain } from './sign-in-again.ts'
import { toast } from './ui/toast-store.ts'

export interface Change<Input> {
  run: (input: Input) => Promise<unknown>
  /** What is read anew afterwards. */
  queryKey: QueryKey
  texts: {
    done: string
    failedTitle: string
    /** Where the server gives no reason. */
    failed: string
    /** Said before the sign-in, where the session has ended. */
    unauthorized?: { title: string; description: string }
  }
  onDone: () => void
}

/** Changes something on the server: reads the list anew, says how it ended. */
export function useChange<Input>({ run, queryKey, texts, onDone }: Change<Input>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey })
      toast({ title: texts.done, tone: 'proven' })
      onDone()
    },
    onError: (error) => {
      if (texts.unauthorized && isUnauthorized(error)) signInAgain(texts.unauthorized)
      else toast({ title: texts.failedTitle, description: messageOf(error, texts.failed), tone: 'clash' })
    },
  })
}
