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
# Not `npm ci`, for the reason in docs/decisions/0004. The image is a Node 24 itself, so the pinned one may go.
RUN npm install --omit=dev --no-save --ignore-scripts --loglevel=error \
  && npm cache clean --force \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node
COPY packages/befund/src packages/befund/src
COPY database database
COPY stand-ins stand-ins
COPY scripts/compile-cache.mjs scripts/
COPY src src
COPY --from=build /app/dist dist
RUN mkdir /data node_modules/.cache && chown node:node /data node_modules/.cache
USER node
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "./scripts/compile-cache.mjs", "src/server/main.ts"]
