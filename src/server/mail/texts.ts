/** What every mail to a person has in common. */
export const letterTexts = {
  greeting: (name: string | null | undefined) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  closing: (brand: string) => `Freundliche Grüße\nIhr Team von ${brand}`,
} as const
