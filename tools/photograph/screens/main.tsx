/**
 * Development build only: `?screen=Lobby&situation=joined&language=de` shows one situation; without it there is a list;
 * `?frame` draws what the parent window requests.
 */
import '../../../src/ui/ui.css';
import { createRoot } from 'react-dom/client';
import { DEFAULT_LOCALE, isLocale } from '../../../locales/languages.ts';
import { fetchFaces, showFaces } from '../../../src/ui/faces.ts';
import { draw } from './draw.tsx';
import { listen } from './frame.ts';
import { List } from './List.tsx';
import { situations } from './situations.ts';

const asked = new URLSearchParams(location.search);
const language = asked.get('language');
const locale = isLocale(language) ? language : DEFAULT_LOCALE;
const situation = situations[asked.get('screen') ?? '']?.[asked.get('situation') ?? ''];
const root = document.getElementById('root');

async function show(element: HTMLElement) {
  let keys: readonly string[] = [];
  if (situation) keys = await draw(element, situation, locale);
  else createRoot(element).render(<List language={locale} />);
  await fetchFaces();
  showFaces();
  document.documentElement.dataset['drawn'] = keys.join(' ');
}
// A failure becomes an uncaught error in the console, where the photograph tool reads it.
if (root && asked.has('frame')) listen(root, window.parent);
else if (root) void show(root);
