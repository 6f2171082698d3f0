/** The first frame with text, in any engine. */

/** The heading in a frame. */
interface Frame {
  /** The loaded web fonts; null if the text was drawn in others. */
  faces: readonly string[] | null;
  /** Position of its letters, in px. */
  place: readonly number[];
}
export const OWN_FACES = ['Ibarra italic', 'Ibarra normal', 'Instrument normal'];

/** Runs in the page before all else: records each frame with a visible heading. */
export function watchWords() {
  const frames: Frame[] = [];
  Object.assign(window, { frames });
  const look = () => {
    requestAnimationFrame(look);
    const heading = document.querySelector('h1');
    if (!heading || getComputedStyle(heading).visibility === 'hidden') return;
    const words = document.createRange();
    words.selectNodeContents(heading);
    const { x, y, width, height } = words.getBoundingClientRect();
    const there = Array.from(document.fonts, ({ family, style, status }) =>
      status === 'loaded' ? `${family.replaceAll('"', '')} ${style}` : '',
    );
    const own = [...new Set(there)].filter((face) => /^(?:Ibarra|Instrument) \w+$/.test(face)).toSorted();
    const isOwn = /^"?Ibarra"?,/.test(getComputedStyle(heading).fontFamily);
    frames.push({ faces: isOwn ? own : null, place: [x, y, width, height].map(Math.round) });
  };
  requestAnimationFrame(look);
}

/** Runs in the page before all else: extends the wait for fonts to a minute, for slow machines. */
export function waitLong({ turn, turns }: { turn: number; turns: number }) {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, ms?: number) =>
    wait(run, ms === turn && 'awaits' in document.documentElement.dataset ? 60_000 / turns : ms)) as typeof setTimeout;
}

/** Runs in the page: its frames so far, without repetitions. */
export function wordsSeen(): readonly Frame[] {
  const { frames } = window as unknown as { frames: Frame[] };
  return frames.filter((frame, index) => JSON.stringify(frame) !== JSON.stringify(frames[index - 1]));
}
