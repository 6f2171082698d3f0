/** Invalidates the bearer token at the back end: mutation `logout`. */
import * as v from 'valibot';
import { LogoutDocument } from '../../../graphql/generated/client/graphql.ts';
import type { VisitServices } from '../../../machines/context/visit.calls.ts';
import { send } from '../network/client.ts';

const Answer = v.object({ logout: v.boolean() });

export const logout: VisitServices['logout'] = async (_, signal) => {
  await send({ document: LogoutDocument, variables: {}, shape: Answer, signal });
};
