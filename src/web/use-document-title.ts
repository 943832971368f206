import { useEffect } from 'react'
import { documentTitle, pageTextOf } from '#contract/texts.ts'
import { useOperator } from './use-operator.ts'

/** Names the page for the tab, the history and search engines, as the server does for the page that is loaded first. */
export function useDocumentTitle(location: string, isSignedOut: boolean): void {
  const { brandName } = useOperator()
  useEffect(() => {
    const text = pageTextOf(location, isSignedOut)
    document.title = documentTitle(text, brandName)
    if (text.description) descriptionElement().content = text.description
  }, [location, isSignedOut, brandName])
}

function descriptionElement(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  if (found) return found
  const meta = document.createElement('meta')
  meta.name = 'description'
  return document.head.appendChild(meta)
}
