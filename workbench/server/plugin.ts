/** What the dev server does for the workbench. None of it is a part of a build of the product. */
import type { Plugin } from 'vite';
import { workbenchData } from './data.ts';
import { workbenchPictures } from './pictures.ts';
import { workbenchStoryboards } from './storyboards.ts';
import { workbenchVisits } from './visits.ts';

/** `/workbench` leads to the page, below the product's base. */
const page = (): Plugin => ({
  name: 'vestibule:workbench',
  apply: 'serve',
  configureServer({ middlewares, config: { base } }) {
    middlewares.use('/workbench', (_, response) => {
      response.writeHead(302, { location: `${base}workbench/index.html` }).end();
    });
  },
});

export const workbench = (): Plugin[] => [
  page(),
  workbenchPictures(),
  workbenchStoryboards(),
  workbenchData(),
  workbenchVisits(),
];
