/** What the frame of the server needs of the public pages. */

export { publicSettingsOf } from './server/public-settings.ts'
