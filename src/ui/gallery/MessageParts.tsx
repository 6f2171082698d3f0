import { useState } from 'react';
import { Actions } from '../actions/Actions.tsx';
import { Bar } from '../bar/Bar.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { Field } from '../field/Field.tsx';
import { Mark } from '../mark/Mark.tsx';
import { Lead } from '../lead/Lead.tsx';
import { Note } from '../note/Note.tsx';
import { Notice } from '../notice/Notice.tsx';
import { Status } from '../status/Status.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { Group, Part, State } from './Specimens.tsx';

export function MessageParts() {
  const [open, setOpen] = useState(false);
  const [large, setLarge] = useState(false);
  const [sent, setSent] = useState('');
  return (
    <Group name="Messages">
      <Part name="Notice">
        <State of="quiet">
          <Notice>
            <strong>Soon.</strong> Signing up with this provider is not possible yet. Please register by email.
          </Notice>
        </State>
        <State of="alarm, with the next step">
          <Notice kind="alarm" action={<TextButton>Try again</TextButton>}>
            Due to a technical issue our store is not available at the moment. We are at it; please try again later.
          </Notice>
        </State>
        <State of="alarm">
          <Notice kind="alarm">Network issue detected. Please verify your internet connection and retry.</Notice>
        </State>
      </Part>
      <Part name="ErrorSummary">
        <ErrorSummary
          heading="Please check two fields"
          errors={[
            { field: 'parts-salutation', message: 'Title: please choose an option' },
            { field: 'parts-lastname', message: 'Last name: please use valid characters' },
          ]}
        />
      </Part>
      <Part name="Status">
        <State of="with something to say">
          <Status>We’re creating your registration.</Status>
        </State>
        <State of="empty, until the button is pressed">
          <Button quiet onClick={() => setSent('Copied to the clipboard.')}>
            Copy link
          </Button>
          <Status>{sent}</Status>
        </State>
        <State of="unseen: said, not shown">
          <Status unseen>2–3 of 5</Status>
        </State>
      </Part>
      <Part name="Bar">
        <State of="with a word about the page">
          <div className="gallery-window">
            <Bar>There is no network. What you have written stays here.</Bar>
          </div>
        </State>
        <State of="empty">
          <Bar />
        </State>
      </Part>
      <Part name="Mark">
        <State of="over a page">
          <div className="gallery-window">
            <Mark>Preview: nobody else sees the page as it is here.</Mark>
          </div>
        </State>
      </Part>
      <Part name="Dialog">
        <State of="closed, until a button is pressed">
          <Actions>
            <Button quiet onClick={() => setOpen(true)}>
              Open the dialog
            </Button>
            <Button quiet onClick={() => setLarge(true)}>
              Open one that brings its heading
            </Button>
          </Actions>
        </State>
        <Dialog open={open} onClose={() => setOpen(false)} heading="For members only" closeLabel="Close">
          <Lead>This piece is shown to members. Leave your address, and we tell you how to become one.</Lead>
          <form className="form" noValidate aria-label="Become a member">
            <Field label="Email" type="email" name="teaser" autoComplete="email" />
            <Button type="submit" wide>
              Become a member
            </Button>
          </form>
          <Actions>
            <TextButton onClick={() => setOpen(false)}>Not now</TextButton>
          </Actions>
          <Note>You may withdraw at any time.</Note>
        </Dialog>
        <Dialog open={large} onClose={() => setLarge(false)} label="Check your inbox" closeLabel="Close">
          <h2>
            Check your inbox. <em>We’re sending you an email.</em>
          </h2>
        </Dialog>
      </Part>
    </Group>
  );
}
