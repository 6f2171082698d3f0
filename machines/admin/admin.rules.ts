/** Who may enter the admin pages (D31): the back end says, here and again in every operation. */
import { store, when } from '../visit.base.ts';
import type { VisitContext } from '../visit.types.ts';
import type { Viewer, ViewerInput } from './admin.types.ts';

export const viewerInput = ({ context }: { context: VisitContext }): ViewerInput => ({ token: context.token ?? '' });

export const adminActions = {
  storeAdmin: store(() => ({ admin: true })),
  forgetAdmin: store(() => ({ admin: false })),
};
export const adminGuards = {
  admin: when(({ admin }) => admin),
  /** Says that it is one for admins; whether it is, the back end knows (D28). */
  adminTokenHeld: when(({ claims }) => claims?.purpose === 'admin'),
  viewerIsAdmin: when((_, { admin }: Viewer) => admin),
};
