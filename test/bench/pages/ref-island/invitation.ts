/** Looks up an invitation with Apollo and its cache, in a separate chunk, as usual for this stack. */
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

/** @returns the inviter. */
export async function lookUp(): Promise<string> {
  const { data } = await client.query<{ invitation: { from: string } }>({ query: INVITATION });
  return data?.invitation.from ?? '';
}
