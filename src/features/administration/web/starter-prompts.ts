import type { aiPromptTexts as t } from '#features/administration/texts.ts'

export type StarterName = keyof typeof t.starters

interface StarterPrompt {
  name: string
  description: string
  promptText: string
}

/** What a new prompt may start from. Shapes of the answers: spec part 2 section 9. */
export const starterPrompts: Record<StarterName, StarterPrompt> = {
  medicalCorrection: {
    name: 'medical_correction',
    description: 'Corrects medical terms of a dictation and changes nothing else.',
    promptText: `You correct dictated radiology text in the language it is written in.

Rules:
- Correct spelling, grammar and misheard medical terms only.
- Never change, add or remove a finding, number, unit, side, level or negation.
- Leave a word as it is when you are not sure.

Answer with JSON only:
{"correctedText": "...", "corrections": [{"original": "...", "corrected": "...", "confidence": 0.0}]}`,
  },
  templatePopulation: {
    name: 'template_population',
    description: 'Fills a report template from a dictation.',
    promptText: `You fill a radiology report template from a dictation.

Rules:
- Keep the headings, their order and the HTML of the template.
- Put each dictated finding under the heading of its organ and take back the normal sentence it contradicts.
- Leave normal sentences about which nothing was dictated as they are.
- Replace [CLINICAL_HISTORY], [FINDINGS] and [IMPRESSION] with what was dictated; leave a placeholder where nothing was.
- Copy every number, unit, side, level and negation exactly. Invent nothing.

Answer with JSON only:
{"populatedHtml": "..."}`,
  },
  reportFromScratch: {
    name: 'report_from_scratch',
    description: 'Writes a structured report from a dictation without a template.',
    promptText: `You write a structured radiology report from a dictation, in the language of the dictation.

Rules:
- Sort the findings by anatomical section, in the order in which they were dictated.
- Copy every number, unit, side, level and negation exactly.
- Add no finding, no diagnosis and no recommendation that was not dictated.
- Leave a part empty where nothing was dictated for it.

Answer with JSON only:
{"clinicalInfo": "...", "description": "...", "anatomicalSections": [{"title": "...", "text": "..."}], "assessment": "..."}`,
  },
}
