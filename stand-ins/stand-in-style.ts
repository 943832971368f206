import type { FastifyInstance } from 'fastify'

/** The plain look of every stand-in's page, so that none is taken for the real thing. */
export function serveStandInStyle(app: FastifyInstance): void {
  app.get('/dev/stand-in.css', (_request, reply) => reply.type('text/css').send(style))
}

const style = `
body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:3rem 1rem;background:Canvas;color:CanvasText}
main{max-width:26rem;margin:0 auto}
.label{border:1px dashed currentColor;padding:.25rem .75rem;font-size:.875rem}
form{display:grid;gap:1rem}label{display:grid;gap:.25rem}label.check{display:block}
input:not([type=checkbox]),button,select{font:inherit;padding:.5rem .75rem;border:1px solid color-mix(in srgb,CanvasText 50%,Canvas);border-radius:6px;background:Canvas;color:inherit}
button{font-weight:600;cursor:pointer}table{width:100%;border-collapse:collapse}td{padding:.4rem 0}`
