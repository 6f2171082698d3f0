/** Plants faults in several processes. */
import { fileURLToPath } from 'node:url';
import { start, unlessEnding } from '../../../tools/process/child.ts';
import type { Verdict } from '../../model/mutation/verdict.ts';
import type { Order, Report } from './worker.ts';

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

export interface Fault {
  chart: string;
  id: string;
}
/** @param receive called with each verdict. @throws if a process fails, which is no fault of the product. */
export async function plantAll(faults: readonly Fault[], processes: number, receive: (verdict: Verdict) => void) {
  let given = 0;
  const employ = () =>
    new Promise<void>((resolve, reject) => {
      const child = start(process.execPath, ['--max-old-space-size=3072', WORKER], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      child.on('message', (report: Report) => {
        if ('failed' in report) return reject(new Error(report.failed));
        if ('verdict' in report) receive(report.verdict);
        const order: Order = faults[given++] ?? 'end';
        child.send(order);
      });
      child.once('error', reject);
      child.once('exit', (code) => {
        if (code === 0) return resolve();
        void unlessEnding().then(() => reject(new Error(`A process ended with ${code}`)));
      });
    });
  await Promise.all(Array.from({ length: Math.min(processes, faults.length) }, employ));
}
