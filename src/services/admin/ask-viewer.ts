/** Looks up the viewer by the token of an admin's link (D31): query `viewer`. */
import * as v from 'valibot';
import { ViewerDocument } from '../../../graphql/generated/viewer/graphql.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { send } from '../network/client.ts';

const Answer = v.object({ viewer: v.object({ roles: v.array(v.string()) }) });

export const askViewer: VisitServices['askViewer'] = async ({ token }, signal) => {
  const { viewer } = await send({
    document: ViewerDocument,
    variables: {},
    shape: Answer,
    signal,
    bearer: token,
    fetchPolicy: 'no-cache',
  });
  return { admin: viewer.roles.includes('ADMIN') };
};
