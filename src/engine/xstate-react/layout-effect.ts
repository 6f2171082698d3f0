/** React says nothing any more of layout effects on a server. In place of `use-isomorphic-layout-effect`. */
export { useLayoutEffect as default } from 'react';
