import type { FastifyInstance } from 'fastify'
import { pages } from '#contract/pages.ts'
import { descriptionOf, pageTexts } from '#contract/texts.ts'
import type { Env } from '#server/env.ts'

/** Colours of the icon and of the light ground, for the frame around an installed product. */
const themeColor = '#0f3b40'
const backgroundColor = '#f1efea'

/** The pages search engines may list: those with a description. */
const listed = pages.filter((path) => pageTexts[path].description !== undefined)

/** What search engines and devices ask for under fixed addresses, written from the settings. */
export function serveDiscovery(app: FastifyInstance, env: Pick<Env, 'PUBLIC_URL' | 'BRAND_NAME' | 'TRIAL_DAYS'>): void {
  const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /dev/', `Sitemap: ${env.PUBLIC_URL}/sitemap.xml`, '']
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map((path) => `  <url><loc>${env.PUBLIC_URL}${path}</loc></url>`),
    '</urlset>',
    '',
  ]
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-${size}-maskable.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: env.BRAND_NAME,
    short_name: env.BRAND_NAME,
    description: descriptionOf(pageTexts['/'], env.TRIAL_DAYS),
    lang: 'de',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: backgroundColor,
    theme_color: themeColor,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon(192, 'any'),
      icon(512, 'any'),
      icon(512, 'maskable'),
    ],
  }
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots.join('\n')))
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap.join('\n')))
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifest)),
  )
}
