/** The door for what also runs in a browser: it loads nothing of Node. */
export { nodesBelow, transitionName } from './src/xstate-internals.ts';
export { stepperOf } from './src/stepper.ts';
