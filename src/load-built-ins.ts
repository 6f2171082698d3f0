/**
 * The first module of a page: adds built-ins that the browser lacks.
 * @throws SyntaxError if the browser is too old for that (D58).
 */
import { POLYFILLS, NEEDED } from './built-ins.ts';

const isThere = (place: string) => {
  const path = place.split('.');
  const name = path.pop() ?? '';
  return name in path.reduce<object>((owner, part) => Reflect.get(owner, part), window);
};
if (!NEEDED.every(isThere)) throw new SyntaxError('This browser is too old');

for (const [owner, members] of POLYFILLS)
  for (const [name, value] of Object.entries(members))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
