/** The delivered form. */
import { renderToString } from 'react-dom/server';
import { NOTHING, Register, registering } from './Register.tsx';

export const form = (): string =>
  renderToString(<Register machine={registering(() => Promise.resolve(''))} values={NOTHING} />);
