import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { getPublicSettings } from '#features/site/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { sendQuestion } from '../contract.ts'
import { QuestionForm } from './question-form.tsx'

async function send(status: number, message: string) {
  const server = stubServer()
  server.refuse(getPublicSettings, 500, '')
  server.refuse(sendQuestion, status, message)
  renderPage(<QuestionForm />)
  await userEvent.type(screen.getByLabelText('Name'), 'Anna')
  await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'anna@example.org')
  await userEvent.type(screen.getByLabelText('Ihre Frage'), 'Wie diktiere ich?')
  await userEvent.click(screen.getByRole('button', { name: 'Send Question' }))
}

it('asks to try again where the mail did not go out, and keeps what was typed', async () => {
  await send(502, 'Der Mailserver antwortet nicht.')
  await screen.findByText('Failed to submit your question. Please try again.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ihre Frage').value).toBe('Wie diktiere ich?')
})

it('says what the server says where trying again is of no use', async () => {
  await send(429, 'Zu viele Versuche. Bitte warten Sie einen Moment.')
  await screen.findByText('Zu viele Versuche. Bitte warten Sie einen Moment.')
})
