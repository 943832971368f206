import { useEffect } from 'react'

/** Names the page for the tab, the history and search engines. */
export function useDocumentTitle(title: string | undefined, description?: string): void {
  useEffect(() => {
    if (title) document.title = title
    if (!description) return
    const meta = document.querySelector('meta[name="description"]')
    meta?.setAttribute('content', description)
  }, [title, description])
}
