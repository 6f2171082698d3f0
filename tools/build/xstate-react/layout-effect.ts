/** Replaces `use-isomorphic-layout-effect`: React no longer warns about layout effects on a server. */
export { useLayoutEffect as default } from 'react';
