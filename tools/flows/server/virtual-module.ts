import type { Plugin } from 'vite';

/** Hooks of a virtual module. @param code its source, computed on each load. */
export const virtualModule = (
  id: string,
  code: () => string | Promise<string>,
): Pick<Plugin, 'resolveId' | 'load'> => ({
  resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
  load: { filter: { id: new RegExp(`^\0${id}$`) }, handler: code },
});
