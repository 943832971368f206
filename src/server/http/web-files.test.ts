import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Caller } from './caller.ts'
import { serveWebFiles } from './web-files.ts'

const head = '<head><!-- page --><!-- /page --></head>'
const program = '<script type="module" src="/a.js"></script>'
const body = `${program}<div id="root"></div>`
let folder: string
let app: FastifyInstance
let whoAsks: () => Promise<Caller | null>
let log: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-files-'))
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true })
  mkdirSync(join(folder, 'writer'))
  writeFileSync(
    join(folder, 'writer', 'written-page.js'),
    `export async function writePage(path, settings) {
      if (path === '/terms') throw new Error('not to be written')
      return path + ' of ' + settings.brandName
    }`,
  )
  writeFileSync(join(folder, 'web', 'index.html'), `<html lang="de">${head}program${body}</html>`)
  writeFileSync(join(folder, 'web', 'landing.html'), `<html lang="de">${head}landing</html>`)
  writeFileSync(join(folder, 'web', 'assets', 'page-abc.js'), '1')
  writeFileSync(join(folder, 'web', 'assets', 'page-abc.js.br'), 'compressed 1')
  log = ''
  app = Fastify({ logger: { level: 'error', stream: { write: (line) => (log += line) } } })
  app.decorate('authenticate', () => whoAsks())
  await serveWebFiles(app, { env: readEnv({}), mailer: { kind: 'none' } as Mailer }, folder)
  app.setNotFoundHandler((request, reply) => app.unknownPage?.(request, reply))
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('the pages', () => {
  it('are the written landing page for who is not signed in, and the program for who is', async () => {
    whoAsks = async () => null
    const landing = await app.inject('/')
    expect(landing.body).toContain('landing')
    expect(landing.body).toContain('<meta name="session" content="none" />')
    expect(landing.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie' })
    expect((await app.inject('/login')).body).toContain('program')

    whoAsks = async () => ({}) as Caller
    const workspace = await app.inject('/')
    expect(workspace.body).toContain('program')
    expect(workspace.body).not.toContain('name="session"')
  })

  it('stand in the answer before their program runs, for who is not signed in and asks nothing further', async () => {
    whoAsks = async () => null
    const written = '<div id="root" data-written>/tutorials of KlarBefund</div>'
    const tutorials = await app.inject('/tutorials')
    expect(tutorials.body).toContain(written)
    expect(tutorials.body).toContain(`<template id="program">${program}</template></head>`)
    expect((await app.inject('/tutorials?fehler=cancelled')).body).toContain(body)
    expect((await app.inject('/subscribe')).body).toContain(body)

    // What cannot be written is the program's too; the log says where it failed, and never the message.
    expect((await app.inject('/terms')).body).toContain(body)
    expect(log).toContain('"name":"Error"')
    expect(log).not.toContain('not to be written')

    whoAsks = async () => ({}) as Caller
    expect((await app.inject('/tutorials')).body).toContain(body)
  })

  it('are the program where nobody can say who asks', async () => {
    whoAsks = () => Promise.reject(new Error('the database does not answer'))
    const answer = await app.inject('/')
    expect([answer.statusCode, answer.body.includes('program')]).toEqual([200, true])
    expect(answer.body).not.toContain('name="session"')
  })

  it('answer 404 at unknown addresses, and name the page', async () => {
    whoAsks = async () => null
    const answer = await app.inject('/gibt-es-nicht')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('<title>Seite nicht gefunden – KlarBefund</title>')
  })

  it('keep files with a hash in their name for a year', async () => {
    expect((await app.inject('/assets/page-abc.js')).headers['cache-control']).toContain('immutable')
  })

  it('are sent as they were compressed when they were built, to who can read that', async () => {
    const ask = (encoding: string) =>
      app.inject({ url: '/assets/page-abc.js', headers: { 'accept-encoding': encoding } })
    const sent = await ask('gzip, deflate, br')
    expect([sent.body, sent.headers['content-encoding']]).toEqual(['compressed 1', 'br'])
    expect(sent.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(sent.headers['cache-control']).toContain('immutable')
    expect((await ask('gzip')).body).toBe('1')
    expect((await app.inject('/assets/page-abc.js.br')).statusCode).toBe(404)
  })
})
