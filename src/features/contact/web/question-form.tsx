import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, call } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { usePublicSettings } from '#web/use-public-settings.ts'
import { questionInput, questionSubject, sendQuestion } from '../contract.ts'
import { contactTexts as t } from '../texts.ts'

const formShape = questionInput.omit({ subject: true })
type Question = z.infer<typeof formShape>

/** A question to the support; what was typed stays until it has arrived. */
export function QuestionForm() {
  const settings = usePublicSettings()
  const form = useForm<Question>({
    resolver: zodResolver(formShape),
    defaultValues: { name: '', email: '', message: '' },
  })
  const send = useMutation({
    mutationFn: (question: Question) => call(sendQuestion, { body: { ...question, subject: questionSubject } }),
    onSuccess: () => {
      toast({ tone: 'proven', title: t.sent.title, description: t.sent.text })
      form.reset()
    },
    onError: (error) => toast({ tone: 'clash', title: t.failed.title, description: refusalOf(error) ?? t.failed.text }),
  })
  const { errors } = form.formState
  return (
    <section className="max-w-[560px]">
      <SectionHeader title={t.title} description={t.lead} />
      <form
        noValidate
        className="mt-6 flex flex-col gap-4"
        onSubmit={form.handleSubmit((question) => send.mutate(question))}
      >
        <Field label={t.name} error={errors.name?.message}>
          <Input autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={t.email} error={errors.email?.message}>
          <Input type="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Field label={t.question} help={t.noPatients} error={errors.message?.message}>
          <Textarea rows={6} {...form.register('message')} />
        </Field>
        <Button type="submit" variant="primary" busy={send.isPending} className="self-start">
          {t.send}
        </Button>
      </form>
      {settings && (
        <p className="mt-4 text-ink-soft">
          {t.orMail}
          <TextLink href={`mailto:${settings.company.email}`}>{settings.company.email}</TextLink>
        </p>
      )}
    </section>
  )
}

/** Why the server would refuse it again, such as too many questions; null where trying again makes sense. */
function refusalOf(error: unknown): string | null {
  return error instanceof ApiError && error.status < 500 ? error.serverMessage : null
}
