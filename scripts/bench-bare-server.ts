/** What the product is compared with: Fastify with one route and one query, and nothing else. */
import { PGlite } from '@electric-sql/pglite'
import Fastify from 'fastify'
import pg from 'pg'
import type { Sql } from '#server/operation/row-counts.ts'

const { PORT, DATABASE_URL } = process.env
const app = Fastify()
const database: Sql = DATABASE_URL ? new pg.Pool({ connectionString: DATABASE_URL, max: 10 }) : await PGlite.create()
await database.query('create table if not exists bench_bare (id int primary key, name text)')
await database.query(`insert into bench_bare values (1, 'Eva') on conflict do nothing`)
app.get('/', async () => (await database.query('select id, name from bench_bare where id = $1', [1])).rows[0])
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))
