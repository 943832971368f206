export { runFillTemplate } from './server/fill-template.ts'
export { runFormatTranscript } from './server/format-transcript.ts'
export { runGenerateReport } from './server/generate-report.ts'
