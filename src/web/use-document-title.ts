import { useEffect } from 'react'
import { isPage } from '#contract/pages.ts'
import { documentTitle, pageTexts, unknownPageText } from '#contract/texts.ts'
import { useOperator } from './use-operator.ts'

/** Names the page for the tab, the history and search engines, as the server does for the page that is loaded first. */
export function useDocumentTitle(location: string): void {
  const { brandName } = useOperator()
  useEffect(() => {
    const text = isPage(location) ? pageTexts[location] : unknownPageText
    document.title = documentTitle(text, brandName)
    if (text.description) descriptionElement().content = text.description
  }, [location, brandName])
}

function descriptionElement(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  if (found) return found
  const meta = document.createElement('meta')
  meta.name = 'description'
  return document.head.appendChild(meta)
}
