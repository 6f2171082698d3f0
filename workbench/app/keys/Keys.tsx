import './keys.css';
import { useEffect, useRef } from 'react';
import { focusSearch } from '../search/Search.tsx';
import { useTimeline, viewOf } from '../timeline/useTimeline.ts';
import { readView, show } from '../view.ts';
import { deedOf, ELSEWHERE, KEYS } from './keys.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Hears the keys of the workbench, and shows the list of them. */
export function Keys() {
  const { step, steps } = useTimeline();
  const list = useRef<HTMLDialogElement>(null);
  const number = step?.number ?? null;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (list.current?.open) return;
      const deed = deedOf(event.key, readView(location.hash), { number, count: steps.length });
      if (deed.kind === 'nothing') return;
      event.preventDefault();
      if (deed.kind === 'show') show(deed.changes);
      else if (deed.kind === 'search') focusSearch();
      else if (deed.kind === 'step') {
        const to = steps[deed.number - 1];
        if (to) show(viewOf(to, readView(location.hash), to === steps.at(-1)));
      } else list.current?.showModal();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [number, steps]);
  return (
    <dialog ref={list} className="keys" aria-labelledby="keys">
      <h2 id="keys">Keys</h2>
      <dl>
        {[...ELSEWHERE, ...Object.entries(KEYS).map(([keys, { does }]) => ({ keys, does }))].map(({ keys, does }) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button className="pill">Close</button>
      </form>
    </dialog>
  );
}
