/** The season's chart, running while a landing page reads it; uses the browser's clock. */
import { useCallback, useSyncExternalStore } from 'react';
import { createActor, type EventObject, fromCallback } from 'xstate';
import { seasonMachine } from '../../../machines/landing-pages/season.machine.ts';
import { createObserved } from '../development/observe.ts';

const MINUTE = 60_000;

const clock = fromCallback<EventObject, void>(({ sendBack }) => {
  let timer: ReturnType<typeof setTimeout>;
  const sendTime = () => {
    const ahead = MINUTE - (Date.now() % MINUTE);
    sendBack({ type: 'minute.begun', at: Date.now() + ahead - MINUTE });
    timer = setTimeout(sendTime, ahead);
  };
  sendTime();
  return () => clearTimeout(timer);
});
const machine = seasonMachine.provide({ actors: { clock } });
const begin = (slug: string | null) => createObserved(machine, { input: { slug } });

/** A page has no clock while it is pre-rendered and hydrated. */
const undecided = createActor(machine, { input: { slug: null } }).getSnapshot();

let running: { slug: string | null; actor: ReturnType<typeof begin> } | undefined;
let readers = 0;
function stop() {
  running?.actor.stop();
  running = undefined;
}
function actorOf(slug: string | null) {
  if (running?.slug !== slug) stop();
  return (running ??= { slug, actor: begin(slug).start() }).actor;
}

export function useSeasonNow(slug: string | null) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actorOf(slug).subscribe(changed);
      readers += 1;
      return () => {
        subscription.unsubscribe();
        if ((readers -= 1) === 0) stop();
      };
    },
    [slug],
  );
  return useSyncExternalStore(
    subscribe,
    () => actorOf(slug).getSnapshot(),
    () => undecided,
  );
}
