/** Length of the project's own recording of a tutorial, by its id. Written by `npm run tutorials`. */
export const recordingSeconds: Readonly<Record<string, number>> = {
  dictation: 37,
  'own-templates': 37,
  'format-only': 31,
  languages: 32,
  grammar: 34,
  prompts: 28,
}
