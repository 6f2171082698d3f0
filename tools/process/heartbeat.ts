/** Says every five seconds what a command is doing, also while one long computation keeps its process from doing anything else. */
import { Worker } from 'node:worker_threads';

const EVERY = 5_000;

/** Runs in a thread of its own, as its own text. */
const beat = `
const { parentPort } = require('node:worker_threads');
const { writeSync } = require('node:fs');
let timer;
parentPort.on('message', (doing) => {
  clearInterval(timer);
  if (doing === null) return;
  const began = performance.now();
  timer = setInterval(() => writeSync(1, '  ' + doing + ' … ' + Math.round((performance.now() - began) / 1000) + ' s\\n'), ${EVERY});
});`;

/** @returns to be called with what is done from now on; null: it is done. It never keeps a process from ending. */
export function heartbeat(): (doing: string | null) => void {
  const thread = new Worker(beat, { eval: true });
  thread.unref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- of windows, not of threads
  return (doing) => thread.postMessage(doing);
}
