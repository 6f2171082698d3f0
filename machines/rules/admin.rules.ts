/** Access to the admin pages (D31): the back end decides, here and again in every operation. */
import { given } from '../common/given.ts';
import { store, when } from './visit.base.ts';
import type { VisitContext } from '../context/visit.types.ts';
import type { Viewer, ViewerInput } from '../context/admin.types.ts';

export const viewerInput = ({ context }: { context: VisitContext }): ViewerInput => ({
  token: given(context.token.text),
});

export const adminActions = {
  storeAdmin: store((_: undefined, { token }) => ({ token: { ...token, isAdmin: true } })),
  forgetAdmin: store((_: undefined, { token }) => ({ token: { ...token, isAdmin: false } })),
};
export const adminGuards = {
  admin: when(({ token }) => token.isAdmin),
  /** The token claims to be an admin's; only the back end can verify it (D28). */
  adminTokenHeld: when(({ token }) => token.claims?.purpose === 'admin'),
  viewerIsAdmin: when((_, { admin }: Viewer) => admin),
};
