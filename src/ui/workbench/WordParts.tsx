import { useState } from 'react';
import { Actions } from '../actions/Actions.tsx';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Field } from '../field/Field.tsx';
import { Lead } from '../lead/Lead.tsx';
import { Lines } from '../lines/Lines.tsx';
import { Note } from '../note/Note.tsx';
import { Notice } from '../notice/Notice.tsx';
import { Seconds } from '../seconds/Seconds.tsx';
import { Status } from '../status/Status.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { TextLink } from '../text-button/TextLink.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** Buttons, notices, words, dialog. */
export function WordParts() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState('');
  const [over, setOver] = useState(false);
  const [copied, setCopied] = useState('');
  return (
    <div className="stack">
      <h2>Buttons</h2>
      <Actions>
        <Button>Register</Button>
        <Button quiet>Stay</Button>
        <TextButton>Use a different email</TextButton>
      </Actions>
      <Actions>
        <ButtonLink href="#a">Apply now</ButtonLink>
        <ButtonLink href="#b" quiet>
          Continue
        </ButtonLink>
        <TextLink href="#c">Login</TextLink>
      </Actions>
      <Actions>
        <Button unavailable>Send again</Button>
        <Button busy>One moment, please</Button>
        <Button quiet busy>
          Sending
        </Button>
      </Actions>
      <Button wide>Generate link</Button>
      <h2>Notices</h2>
      <Notice>
        <strong>Soon.</strong> Signing up with this provider is not possible yet. Please register by email.
      </Notice>
      <Notice kind="alarm" action={<TextButton>Try again</TextButton>}>
        Due to a technical issue our store is not available at the moment. We are at it; please try again later.
      </Notice>
      <Notice kind="alarm">Network issue detected. Please verify your internet connection and retry.</Notice>
      <h2>Words</h2>
      <Lead>A lead says in a sentence or two what this page is about.</Lead>
      <Note>
        A note may be read, or <a href="#left">left</a>. <VisuallyHidden>(Heard, not seen.)</VisuallyHidden>
      </Note>
      <Seconds value={14}>seconds</Seconds>
      <Button quiet onClick={() => setSent('Copied to the clipboard.')}>
        Copy link
      </Button>
      <Status>{sent}</Status>
      <Lines />
      <h2>Dialog</h2>
      <Button quiet onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Button quiet onClick={() => setOver(true)}>
        Open the overlay of in-app browsers
      </Button>
      <Dialog open={over} onClose={() => setOver(false)} heading="Better in your own browser." closeLabel="Close">
        <div className="flow">
          <p>Instagram shows you this page in a window of its own. Begin in your browser, and nothing is lost.</p>
          <Actions>
            <ButtonLink href="#browser">Open in browser</ButtonLink>
            <Button quiet onClick={() => setCopied('It could not be copied by itself. Hold the address to copy it.')}>
              Copy link
            </Button>
          </Actions>
          <Status>{copied}</Status>
          {copied && <Field label="Address" value="https://vestibule.example/acquisition/?rc=VESTIBULE" readOnly />}
          <Note>
            If nothing opens: press the three dots at the top right and choose to open the page in your browser.
          </Note>
        </div>
      </Dialog>
      <Dialog open={open} onClose={() => setOpen(false)} heading="For members only" closeLabel="Close">
        <Lead>This piece is shown to members. Leave your address, and we tell you how to become one.</Lead>
        <form className="form" noValidate aria-label="Become a member">
          <Field label="Email" type="email" name="teaser" autoComplete="email" />
          <Button type="submit" wide>
            Become a member
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
