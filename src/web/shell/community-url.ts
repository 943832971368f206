/** Where Community Support leads; an operator sets another one at build time. */
export const communityUrl: string = import.meta.env.VITE_COMMUNITY_URL ?? 'https://community.klarbefund.example'
