/** A stopped clock for engines whose protocol lacks one: fake timers injected into the page. */
import { createRequire } from 'node:module';
import type * as fakeTimers from '@sinonjs/fake-timers';
import { build, type Rolldown } from 'vite';
import type { Evaluate } from './engine-page.ts';

declare global {
  interface Window {
    stoppedClock?: ReturnType<typeof fakeTimers.install>;
    FakeTimers?: typeof fakeTimers;
  }
}

/** The library as one script, which sets `window.FakeTimers`. */
async function bundle(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sinonjs/fake-timers');
  const lib = { entry, formats: ['iife' as const], name: 'FakeTimers' };
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib },
  })) as Rolldown.RolldownOutput[];
  return built.flatMap(({ output }) => output.flatMap((part) => ('code' in part ? part.code : []))).join('\n');
}
let bundled: Promise<string> | null = null;

/** Runs in the page; rendering and performance keep their real time. */
function install(now: number) {
  const toFake = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  const clock = window.FakeTimers?.install({ now, toFake: [...toFake] });
  if (clock) window.stoppedClock = clock;
}

export interface StoppedClock {
  /** The script that stops the clock of a new document. */
  script: () => string;
  pass: (milliseconds: number) => Promise<void>;
  moveDate: (milliseconds: number) => Promise<void>;
}
/** Stops the clock at the current time, in the page of `evaluate`. */
export async function stopClock(evaluate: Evaluate): Promise<StoppedClock> {
  const library = await (bundled ??= bundle());
  let now = Date.now();
  return {
    script: () => `${library};\n(${install.toString()})(${now})`,
    pass: (milliseconds) => {
      now += milliseconds;
      return evaluate((passing) => void window.stoppedClock?.jump(passing), milliseconds);
    },
    moveDate: (milliseconds) => {
      now += milliseconds;
      return evaluate((moment) => window.stoppedClock?.setSystemTime(moment), now);
    },
  };
}
