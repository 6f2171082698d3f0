/** Prints every five seconds what a command is doing, also while a long computation blocks its process. */
import { Worker } from 'node:worker_threads';

const EVERY = 5_000;

/** The source of a worker thread. */
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

/** @returns a function to call with the current activity; null ends the output. It never keeps the process alive. */
export function heartbeat(): (doing: string | null) => void {
  const thread = new Worker(beat, { eval: true });
  thread.unref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window
  return (doing) => thread.postMessage(doing);
}
