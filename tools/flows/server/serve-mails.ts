/** Serves the mails on the dev server, at the same addresses as in the folder. */
import type { Plugin } from 'vite';
import type * as composing from '../mails/compose.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  jpg: 'image/jpeg',
};

export const workbenchMails = (): Plugin => ({
  name: 'vestibule:workbench-mails',
  apply: 'serve',
  configureServer({ middlewares, config: { base } }) {
    middlewares.use(`${base}tools/flows/mails`, ({ url = '' }, response, next) => {
      const name = new URL(url, 'http://localhost').pathname.slice(1);
      const type = TYPES[name.split('.').at(-1) ?? ''];
      // Modules of this folder are served by Vite.
      if (type === undefined) return next();
      const send = async () => {
        // The back end's composer is loaded on the first request.
        const { mailFiles } = (await import(new URL('../mails/compose.ts', import.meta.url).href)) as typeof composing;
        const body = await mailFiles.get(`mails/${name}`)?.();
        if (body === undefined) return response.writeHead(404).end();
        return response.writeHead(200, { 'content-type': type }).end(body);
      };
      return void send().catch((error: unknown) => response.writeHead(500).end(String(error)));
    });
  },
});
