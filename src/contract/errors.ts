import { z } from 'zod'

/** The one table of errors: what happened, its HTTP status, and the German text that is safe to show. */
export const errorTable = {
  validation_failed: { status: 400, message: 'Bitte prüfen Sie Ihre Eingaben.' },
  code_wrong: { status: 400, message: 'Der Code ist falsch oder abgelaufen. Bitte fordern Sie einen neuen an.' },
  token_expired: { status: 400, message: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.' },
  not_signed_in: { status: 401, message: 'Bitte melden Sie sich an.' },
  wrong_credentials: { status: 401, message: 'E-Mail-Adresse oder Passwort ist falsch.' },
  no_access: { status: 403, message: 'Dafür fehlt Ihnen die Berechtigung.' },
  access_required: {
    status: 403,
    message: 'Dafür benötigen Sie eine laufende Testphase oder ein Abonnement.',
  },
  email_unconfirmed: {
    status: 403,
    message: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen einen neuen Code gesendet.',
  },
  account_inactive: { status: 403, message: 'Dieses Konto ist deaktiviert. Bitte wenden Sie sich an den Support.' },
  second_factor_required: { status: 403, message: 'Bitte bestätigen Sie die Anmeldung mit Ihrem zweiten Faktor.' },
  legacy_sign_in_ended: {
    status: 403,
    message: 'Die frühere Anmeldung ist beendet. Bitte setzen Sie über „Passwort vergessen“ ein Passwort.',
  },
  foreign_origin: { status: 403, message: 'Diese Anfrage kommt von einer fremden Seite und wurde abgelehnt.' },
  not_found: { status: 404, message: 'Das wurde nicht gefunden.' },
  name_taken: { status: 409, message: 'Dieser Name ist bereits vergeben.' },
  limit_reached: { status: 409, message: 'Die Höchstzahl ist erreicht.' },
  conflict: { status: 409, message: 'Das ist im jetzigen Zustand nicht möglich.' },
  too_large: { status: 413, message: 'Der Text ist zu lang. Bitte kürzen oder teilen Sie ihn.' },
  impossible: { status: 422, message: 'Das ist hier nicht möglich.' },
  too_many_requests: { status: 429, message: 'Zu viele Versuche. Bitte warten Sie einen Moment.' },
  internal: { status: 500, message: 'Ein unerwarteter Fehler ist aufgetreten. Ihre Eingaben sind nicht verloren.' },
  provider_failed: {
    status: 502,
    message: 'Ein externer Dienst antwortet nicht. Bitte versuchen Sie es später erneut.',
  },
  saturated: { status: 503, message: 'Das System ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.' },
  database_away: {
    status: 503,
    message:
      'Die Datenbank antwortet gerade nicht. Ihre Eingaben sind nicht verloren. Bitte versuchen Sie es gleich noch einmal.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorTable

/** The body of every answer that is not OK. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type ErrorBody = z.infer<typeof errorBody>
export type Issue = NonNullable<ErrorBody['issues']>[number]
