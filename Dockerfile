# The shop and the studio from a finished build, as `npm start` serves them.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The Node that comes as a package is there already.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM node:26-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 DATA_DIR=/data
RUN install -d -o node -g node /data
COPY --from=packages /app/node_modules ./node_modules
COPY package.json ./
# What V8 has compiled is kept beside it.
COPY --from=build --chown=node:node /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=4", "dist/server/main.mjs"]
