# syntax=docker/dockerfile:1

# The built site behind a small server, for those who host themselves. docs/hosting.md tells how to use it.
ARG NODE_IMAGE=node:22.23.3-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json vite.config.ts tailwind.config.ts index.html ./
COPY public public
COPY src src
COPY supabase/functions supabase/functions
COPY scripts scripts
# None of these is a secret: all of them reach the visitors' browsers.
ARG SITE_URL
ARG VITE_SUPABASE_URL
ARG VITE_SUPABASE_PUBLISHABLE_KEY
ARG VITE_SIGN_IN_WITH
ARG VITE_TURNSTILE_SITE_KEY
ARG VITE_ADS_CLIENT
ARG VITE_ERROR_ENDPOINT
ARG VITE_PRO_PRICE
ARG VITE_SERVICE_WORKER
# Any value lets pages fetch the editor's cloud build; the key itself belongs to the functions.
ARG TINYMCE_API_KEY
RUN : "${SITE_URL:?is needed: the public address of the site}" \
  && : "${VITE_SUPABASE_URL:?is needed: the address of the Supabase project}" \
  && : "${VITE_SUPABASE_PUBLISHABLE_KEY:?is needed: the publishable key of that project}" \
  && npm run build -- --require-posts --compress

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /site
COPY --from=build /site/dist-hosting/server.mjs server.mjs
COPY --from=build /site/dist dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/robots.txt`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs", "--dist=dist"]
