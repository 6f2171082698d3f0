/** The dev server plugins of the workbench. A production build does not include them. */
import type { Plugin } from 'vite';
import { BASE } from '../../../machines/domain/site.ts';
import { workbenchData } from './data.ts';
import { workbenchMails } from './serve-mails.ts';
import { workbenchPictures } from './serve-pictures.ts';

/** `/workbench` serves the page, below the product's base. */
const page = (): Plugin => ({
  name: 'vestibule:workbench',
  apply: 'serve',
  configureServer({ middlewares, config: { base } }) {
    middlewares.use('/workbench', (_, response) => {
      response.writeHead(302, { location: `${base}tools/flows/index.html` }).end();
    });
  },
});

export const workbench = (): Plugin[] => [page(), workbenchPictures(`${BASE}/`), workbenchMails(), workbenchData()];
