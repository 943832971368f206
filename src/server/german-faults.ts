import { z } from 'zod'

/** What a shape leaves unsaid about a fault is said in German. Loaded by those who show faults: settings and calls. */
z.config({ ...z.locales.de(), customError: ({ input }) => (input === undefined ? 'Diese Angabe fehlt' : undefined) })
