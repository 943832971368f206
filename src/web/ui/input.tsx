import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { useFieldControl } from './field.tsx'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const field = useFieldControl(rest)
  return (
    <input {...field} {...rest} id={field.id} className={classNames(controlClass, 'h-(--control) px-3', className)} />
  )
}
