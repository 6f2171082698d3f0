/** What a suite needs of a page, in whichever engine it is drawn. */
import type { Engine } from '../harness/engines.ts';

/** A control as a visitor finds it: by its role and its whole name. The first, where there are several. */
export interface Control {
  role: 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'combobox' | 'searchbox' | 'spinbutton';
  name: string;
  /** CSS of the part of the page in which it is looked for, through an open shadow root too. */
  within?: string;
}
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space';

/** A script of a page's own beginning: before any of the product's. */
export interface EarlyScript<Argument> {
  run: (argument: Argument) => void;
  argument: Argument;
}

/**
 * One page. What acts on a control waits for it to be there, in sight, and not disabled; it throws after 20 s, and says then
 * which control was missing where. Arguments and results are plain data.
 */
export interface EnginePage {
  readonly engine: Engine;
  /** Of the product as this page reaches it: no slash at its end. */
  readonly origin: string;
  /** Loads a path of the product, as typed into the address bar. */
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  evaluate: <Result, Argument = void>(
    read: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  press: (control: Control) => Promise<void>;
  /** Types into a field in place of what it holds. */
  type: (control: Control, text: string) => Promise<void>;
  /** Ticks or unticks a box; chooses a radio button. */
  check: (control: Control, on: boolean) => Promise<void>;
  /** @param value of the option, not its words. */
  choose: (control: Control, value: string) => Promise<void>;
  key: (key: Key) => Promise<void>;
  /** In every document from now on. */
  early: <Argument>(script: EarlyScript<Argument>) => Promise<void>;
  /** Takes the network away, or gives it back. */
  setOnline: (online: boolean) => Promise<void>;
  /** Pixels of CSS. */
  resize: (width: number, height: number) => Promise<void>;
  /** PNG of what the window shows. */
  picture: () => Promise<Uint8Array>;
  /** What has gone wrong by the engine's own word: errors of scripts and of the console, breaches of the policy. */
  errors: () => readonly string[];
}

/** An engine that runs, and the pages that it opens: each as in a browser that was never used. */
export interface EngineBrowser {
  /** @param product the origin of the back end. */
  open: (product: string) => Promise<{ page: EnginePage; close: () => Promise<void> }>;
  close: () => Promise<void>;
}

/** Milliseconds that a control is waited for. */
export const PATIENCE = 20_000;
