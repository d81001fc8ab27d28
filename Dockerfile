# docs/deploying.md has the commands that build and run it.

FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# What is secret, such as GITHUB_TOKEN, is read at start: docker run --env GITHUB_TOKEN
ARG SITE_URL BASE_PATH NOINDEX
RUN STANDALONE=1 npm run build

FROM node:22-slim
WORKDIR /site
# The test of the standalone build does what these three lines say.
COPY --from=build /site/.next/standalone .
COPY --from=build /site/public public
COPY --from=build /site/.next/static .next/static
# The profile of GitHub is kept here. The server writes nothing else.
RUN mkdir -p .next/cache && chown node .next/cache
USER node
ENV HOSTNAME=0.0.0.0
EXPOSE 3000
# With a base path, the root answers 404, which is as healthy.
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000)).then(({ status }) => process.exit(status < 500 ? 0 : 1))"]
CMD ["node", "server.js"]
