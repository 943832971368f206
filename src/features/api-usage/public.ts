export { countRecentFallbacks } from './server/count-recent-fallbacks.ts'
