/** Gives up the bearer token: mutation `logout`. The cookie goes, whether or not the back end hears of it. */
import * as v from 'valibot';
import { LogoutDocument } from '../../../graphql/generated/client/graphql.ts';
import type { JourneyServices } from '../../../machines/journey.services.ts';
import { dropBearer } from '../bearer/bearer.ts';
import { send } from '../network/client.ts';

const Answer = v.object({ logout: v.boolean() });

export const logout: JourneyServices['logout'] = async (_, signal) => {
  try {
    await send({ document: LogoutDocument, variables: {}, shape: Answer, signal });
  } finally {
    dropBearer();
  }
};
