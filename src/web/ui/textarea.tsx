import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useFieldControl } from './field.tsx'

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl(rest)
  return (
    <textarea
      rows={4}
      {...field}
      {...rest}
      id={field.id}
      className={classNames(controlClass, 'min-h-20 resize-y px-3 py-2', className)}
    />
  )
}
