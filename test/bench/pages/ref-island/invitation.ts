/** Looks an invitation up, as a page of this stack does: with Apollo and its cache, in a chunk of its own. */
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';

const client = new ApolloClient({
  link: new HttpLink({ uri: '/invitation.json', useGETForQueries: true }),
  cache: new InMemoryCache(),
});
const INVITATION = gql`
  query Invitation {
    invitation {
      id
      from
    }
  }
`;

/** @returns who invites. */
export async function lookUp(): Promise<string> {
  const { data } = await client.query<{ invitation: { from: string } }>({ query: INVITATION });
  return data?.invitation.from ?? '';
}
