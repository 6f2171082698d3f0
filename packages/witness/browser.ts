/** Entry point for code that also runs in a browser; it imports nothing of Node. */
export { nodesBelow, transitionName } from './src/xstate-internals.ts';
export { stepperOf } from './src/stepper.ts';
