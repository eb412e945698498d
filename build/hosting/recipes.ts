import type { HostRules } from './rules.ts';

/** A workflow that builds the site and publishes it on GitHub Pages whenever the main branch moves. */
export const githubPages =
  (): string => `# Builds this site and publishes it on GitHub Pages: copy it to .github/workflows/pages.yml.
name: Publish the site
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.publish.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - id: pages
        uses: actions/configure-pages@v5
      - run: npm ci --ignore-scripts
      - run: npm run build
        env:
          SITE_ORIGIN: \${{ steps.pages.outputs.origin }}
          BASE_PATH: \${{ steps.pages.outputs.base_path }}/
      - uses: actions/upload-pages-artifact@v3
        with:
          path: dist
      - id: publish
        uses: actions/deploy-pages@v4
`;

/** A container that serves the site by nginx. */
export const containerFile = ({
  host,
  basePath,
}: HostRules): string => `# A container that serves dist/ on port 80: docker build -f hosting/Containerfile -t site . && docker run -p 8080:80 site
FROM nginx:stable-alpine
COPY hosting/nginx.conf /etc/nginx/conf.d/default.conf
RUN sed -i '/\\[::\\]/d' /etc/nginx/conf.d/default.conf
COPY dist /var/www/${host.replace(/:\d+$/, '')}${basePath.replace(/\/$/, '')}
`;

/** What the container is not given. */
export const containerIgnore = '*\n!dist\n!hosting\n';
