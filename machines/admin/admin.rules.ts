/** Who may enter the admin pages (D31): the back end says, here and again in every operation. */
import { store, when } from '../visit.base.ts';
import type { VisitContext } from '../visit.types.ts';
import type { Viewer, ViewerInput } from './admin.types.ts';

export const viewerInput = ({ context }: { context: VisitContext }): ViewerInput => ({
  token: context.token.text ?? '',
});

export const adminActions = {
  storeAdmin: store((_: undefined, { token }) => ({ token: { ...token, isAdmin: true } })),
  forgetAdmin: store((_: undefined, { token }) => ({ token: { ...token, isAdmin: false } })),
};
export const adminGuards = {
  admin: when(({ token }) => token.isAdmin),
  /** Says that it is one for admins; whether it is, the back end knows (D28). */
  adminTokenHeld: when(({ token }) => token.claims?.purpose === 'admin'),
  viewerIsAdmin: when((_, { admin }: Viewer) => admin),
};
