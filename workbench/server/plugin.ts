/** What the dev server does for the workbench. It is no part of a build of the product. */
import type { Plugin } from 'vite';

/** `/workbench` leads to the page, below the product's base. */
export const workbench = (): Plugin => ({
  name: 'vestibule:workbench',
  apply: 'serve',
  configureServer({ middlewares, config: { base } }) {
    middlewares.use('/workbench', (_, response) => {
      response.writeHead(302, { location: `${base}workbench/index.html` }).end();
    });
  },
});
