/** The page in a frame of the workbench: loaded once, drawn again on each request. */
import type { VisitSnapshot } from '../../../src/engine/visit/pages.ts';
import { fetchFaces, showFaces } from '../../../src/ui/faces.ts';
import { prepare, type Drawn } from './draw.tsx';
import { isolate, fixClockAt } from './isolation.ts';
import { readDraw, post, type Draw } from './frame-messages.ts';
import { MOMENT } from './window.ts';

/** Reports each state change of the visit. */
function follow({ visit }: Drawn, moved: (snapshot: VisitSnapshot) => void) {
  let at = JSON.stringify(visit.getSnapshot().value);
  visit.subscribe((snapshot) => {
    const now = JSON.stringify(snapshot.value);
    if (now === at) return;
    at = now;
    moved(snapshot);
  });
}

/** @param workbench the window that sends requests. */
export function listen(root: HTMLElement, workbench: Window) {
  let drawn: Drawn | null = null;
  let newest = 0;
  isolate();

  async function draw({ id, situation, language, text }: Draw) {
    newest = id;
    fixClockAt(situation.moment ?? MOMENT);
    const drawOn = await prepare(situation, language);
    // A newer request has arrived.
    if (newest !== id) return;
    drawn?.end();
    document.documentElement.style.fontSize = `${text}%`;
    scrollTo(0, 0);
    drawn = drawOn(root);
    follow(drawn, ({ value, context }) => post(workbench, { type: 'moved', id, value, context }));
    await fetchFaces().then(showFaces, () => undefined);
    post(workbench, { type: 'drawn', id });
  }

  addEventListener('message', (event) => {
    const asked = readDraw(event, workbench);
    if (asked) draw(asked).catch((error: unknown) => failed(error));
  });
  const failed = (error: unknown) =>
    post(workbench, { type: 'failed', id: newest, reason: error instanceof Error ? error.message : String(error) });
  addEventListener('error', ({ error }) => failed(error));
  post(workbench, { type: 'ready' });
}
