/** One row of the table: a call, the screen it is made from, and what a visitor goes through there. */
import type { FaultName } from '../model/faults.ts';
import type { Visitor } from './visitor.ts';

export interface Row {
  name: string;
  /** What the proxy knows the call by. */
  operation: string;
  /** The wait of the chart that it is about; null: the chart does not wait for it. */
  wait: string | null;
  /** Nobody is told when it fails: the page is as good without. */
  silent?: boolean;
  /** A new visitor comes to where the press is, and has filled in what there is to fill in. */
  begin(visitor: Visitor): Promise<Stand>;
  /** Faults that make no cell here, with the reason. */
  without?: Partial<Record<FaultName, string>>;
}
export interface Stand {
  /** Presses while a fault strikes, and looks at what comes of it; rejects with what is wrong. */
  suffer(fault: FaultName): Promise<void>;
  /** Presses while nothing is broken, or what is broken arrives all the same: success, and exactly one effect. */
  succeed(): Promise<void>;
}
