/** To be imported for what it does: Testing Library's `waitFor` and `find…` wait as long as the other tests do. */
import { configure } from '@testing-library/dom';
import { PATIENCE } from './eventually.ts';

configure({ asyncUtilTimeout: PATIENCE });
