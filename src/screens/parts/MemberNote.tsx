import { linkTo, Message } from '../../engine/language/message.tsx';
import { useConfiguration } from '../../engine/visit/useConfiguration.ts';
import { Note } from '../../ui/note/Note.tsx';

/** For members who are asked to register: the login. */
export function MemberNote() {
  const { loginUrl } = useConfiguration();
  return <Message as={Note} id="signUp.member" values={{ login: linkTo(loginUrl) }} />;
}
