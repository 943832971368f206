# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node scripts/setup.mjs --web

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
COPY packages/befund/package.json packages/befund/
# Not `npm ci`, for the reason in docs/decisions/0004. The image is a Node 24 itself, so the pinned one may go; so may
# npm: what an image does not hold needs no update.
RUN npm install --omit=dev --no-save --ignore-scripts --loglevel=error \
  && npm cache clean --force \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node \
    /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-*
COPY packages/befund/src packages/befund/src
COPY database database
COPY stand-ins stand-ins
COPY scripts/compile-cache.mjs scripts/load-env.mjs scripts/run-operation.ts \
  scripts/backup.ts scripts/restore.ts scripts/move-to-postgres.ts scripts/
COPY src src
COPY --from=build /app/dist dist
# Everything else belongs to root: the process can change nothing of itself, and runs on a read-only file system.
RUN mkdir /data node_modules/.cache && chown node:node /data node_modules/.cache
# The user `node` by its number, so that an orchestrator can see that it is not root.
USER 1000:1000
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./scripts/compile-cache.mjs", "src/server/main.ts"]
