import { LinkButton } from '#web/ui/link-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { shellTexts } from './texts.ts'

export interface NotFoundPageProps {
  /** Such a page is there, for who is signed in: a link of a mail leads here when the session has ended. */
  needsSignIn?: boolean | undefined
}

export function NotFoundPage({ needsSignIn = false }: NotFoundPageProps) {
  return (
    <div className="max-w-[56ch] py-10 md:py-16">
      <p className="numbers font-mono text-ink-faint">{shellTexts.notFoundCode}</p>
      <h1 className="mt-3 font-serif text-2xl sm:text-3xl">{shellTexts.notFoundTitle}</h1>
      <p className="mt-4 text-lg text-ink-soft">
        {needsSignIn ? shellTexts.notFoundSignedOut : shellTexts.notFoundText}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        {needsSignIn && (
          <LinkButton href="/login" variant="primary">
            {shellTexts.signIn}
          </LinkButton>
        )}
        <LinkButton href="/" variant={needsSignIn ? 'secondary' : 'primary'}>
          {shellTexts.notFoundAction}
        </LinkButton>
        <TextLink href="/tutorials">{shellTexts.guides}</TextLink>
      </div>
    </div>
  )
}
