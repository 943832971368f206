import { ctCases } from './cases/ct-cases.ts'
import { irCases } from './cases/ir-cases.ts'
import { mriCases } from './cases/mri-cases.ts'
import { mxCases } from './cases/mx-cases.ts'
import { otherCases } from './cases/other-cases.ts'
import type { StandardTemplateCase } from './cases/standard-template-case.ts'
import { usCases } from './cases/us-cases.ts'

/** One or more cases for each standard template. */
export const standardTemplateCases: readonly StandardTemplateCase[] = [
  ...ctCases,
  ...mriCases,
  ...mxCases,
  ...usCases,
  ...irCases,
  ...otherCases,
]
