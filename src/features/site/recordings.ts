/** Length of the project's own recording of a tutorial, by its id. Written by `npm run tutorials`. */
export const recordingSeconds: Readonly<Record<string, number>> = {}
