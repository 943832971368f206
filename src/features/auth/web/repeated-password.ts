import { z } from 'zod'
import { password } from '#contract/account-fields.ts'
import { passwordChange, passwordsDiffer } from '../contract.ts'

/** What forms ask for beyond the contract: a new password twice. */
const isRepeated = (input: { password: string; confirmPassword: string }) => input.password === input.confirmPassword
const fault = { path: ['confirmPassword'], message: passwordsDiffer }

export const newPassword = z.object({ password, confirmPassword: z.string() }).refine(isRepeated, fault)
export const changedPassword = passwordChange.extend({ confirmPassword: z.string() }).refine(isRepeated, fault)
