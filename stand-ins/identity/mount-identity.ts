import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#server/html/escape-html.ts'
import { identityPath, standInClient } from './address.ts'

interface Grant {
  redirectUri: string
  challenge: string
  nonce: string
  email: string
  name: string
  isVerified: boolean
}

interface AuthorizeQuery {
  client_id?: string
  redirect_uri?: string
  state?: string
  nonce?: string
  code_challenge?: string
  email?: string
  name?: string
  verified?: string
  cancel?: string
}

/**
 * A small OpenID provider for trying out, labelled as such: whoever is typed in is signed in.
 *
 * Discovery, authorisation code with PKCE (S256), token and key set, spoken to over HTTP like any other provider.
 */
export function mountIdentityStandIn(app: FastifyInstance, publicUrl: string): void {
  const issuer = `${publicUrl}${identityPath}`
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keyId = randomBytes(8).toString('hex')
  const grants = new Map<string, Grant>()
  const ownRedirect = (uri: string | undefined) => uri?.startsWith(`${publicUrl}/api/login/`) === true

  app.get(`${identityPath}/.well-known/openid-configuration`, () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  }))

  app.get(`${identityPath}/keys`, () => ({
    keys: [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }],
  }))

  app.get<{ Querystring: AuthorizeQuery }>(`${identityPath}/authorize`, (request, reply) => {
    const { query } = request
    if (query.client_id !== standInClient.id || !ownRedirect(query.redirect_uri)) {
      return reply.code(400).send({ error: 'invalid_request' })
    }
    if (query.cancel !== undefined) return reply.redirect(answerTo(query, { error: 'access_denied' }))
    if (query.email === undefined) return sendPage(reply, query)
    const code = randomBytes(24).toString('base64url')
    grants.set(code, {
      redirectUri: query.redirect_uri ?? '',
      challenge: query.code_challenge ?? '',
      nonce: query.nonce ?? '',
      email: query.email,
      name: query.name ?? '',
      isVerified: query.verified === 'true',
    })
    return reply.redirect(answerTo(query, { code }))
  })

  app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    forms.post<{ Body: URLSearchParams }>(`${identityPath}/token`, (request, reply) => {
      const form = request.body
      const code = form.get('code') ?? ''
      const grant = grants.get(code)
      grants.delete(code)
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight =
        grant?.challenge === challenge &&
        grant.redirectUri === form.get('redirect_uri') &&
        form.get('client_secret') === standInClient.secret
      if (!grant || !isRight) return reply.code(400).send({ error: 'invalid_grant' })
      const now = Math.floor(Date.now() / 1000)
      const [givenName, ...family] = grant.name.split(' ')
      const token = signToken({
        iss: issuer,
        sub: createHash('sha256').update(grant.email).digest('hex').slice(0, 24),
        aud: standInClient.id,
        iat: now,
        exp: now + 300,
        nonce: grant.nonce,
        email: grant.email,
        email_verified: grant.isVerified,
        given_name: givenName,
        family_name: family.join(' '),
      })
      return reply.send({ access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', id_token: token })
    })
  })

  function answerTo(query: AuthorizeQuery, answer: Record<string, string>): string {
    const target = new URL(query.redirect_uri ?? '')
    for (const [name, value] of Object.entries({ ...answer, state: query.state ?? '', iss: issuer })) {
      target.searchParams.set(name, value)
    }
    return target.href
  }

  function signToken(claims: Record<string, unknown>): string {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const content = `${encode({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${encode(claims)}`
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`
  }
}

function sendPage(reply: FastifyReply, query: AuthorizeQuery): FastifyReply {
  const hidden = Object.entries(query)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value))}">`)
    .join('')
  return reply
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        '<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/dev/stand-in.css">' +
        '<title>Test-Anmeldung</title></head><body><main><p class="label">Ersatz zum Ausprobieren, kein echter Anbieter</p>' +
        `<h1>Test-Anmeldung</h1><form method="get" action="${identityPath}/authorize">${hidden}` +
        '<label>E-Mail-Adresse<input name="email" type="email" required value="test@example.org"></label>' +
        '<label>Name<input name="name" value="Toni Test"></label>' +
        '<label class="check"><input type="checkbox" name="verified" value="true" checked> E-Mail-Adresse ist bestätigt</label>' +
        '<button>Anmelden</button><button name="cancel" value="true" formnovalidate>Abbrechen</button></form></main></body></html>',
    )
}
