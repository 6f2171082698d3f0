/** Lies over a page that Instagram's in-app browser shows: the way to the visitor's own (D34). */
import { Component, useEffect, useRef, useState, type ReactNode } from 'react';
import { addressElsewhere, inOwnBrowser } from '../../engine/elsewhere.ts';
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Status } from '../../ui/status/Status.tsx';

const isTyping = () => document.activeElement?.matches('input, select, textarea') ?? false;

/** Who has begun to type is not interrupted: not before the next page, whose heading takes the focus. */
function useQuietMoment(): boolean {
  const [quiet, setQuiet] = useState(() => !isTyping());
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof HTMLHeadingElement) setQuiet(true);
    };
    addEventListener('focusin', focused);
    return () => removeEventListener('focusin', focused);
  }, []);
  return quiet;
}

/** The address to copy by hand, where the browser does not let a page do it. */
function AddressToCopy({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // Its beginning stays in sight.
    field.current?.setSelectionRange(0, address.length, 'backward');
  }, [address]);
  return <Field ref={field} label={<Words id="openInBrowser.address" />} value={address} readOnly />;
}

function Overlay() {
  const { closeOverlay } = useIntents();
  const invitation = useJourney(({ context }) => context.invitation);
  // What a token or an activation link opens, an address without them does not.
  const portable = useJourney(({ context }) => context.token === null && context.activationId === null);
  const quiet = useQuietMoment();
  const [copied, setCopied] = useState<boolean>();
  const address = addressElsewhere(location.href, invitation);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Dialog
      open={quiet && portable}
      onClose={closeOverlay}
      heading={<Words id="openInBrowser.heading" />}
      closeLabel={<Words id="openInBrowser.close" />}
    >
      <div className="flow">
        <p>
          <Words id="openInBrowser.lead" />
        </p>
        <Actions>
          <ButtonLink href={inOwnBrowser(address, navigator.userAgent)}>
            <Words id="openInBrowser.open" />
          </ButtonLink>
          <Button quiet onClick={() => void copy()}>
            <Words id="openInBrowser.copy" />
          </Button>
        </Actions>
        <Status>
          {copied === undefined ? null : <Words id={copied ? 'openInBrowser.copied' : 'openInBrowser.notCopied'} />}
        </Status>
        {copied === false && <AddressToCopy address={address} />}
        <Note>
          <Words id="openInBrowser.how" />
        </Note>
      </div>
    </Dialog>
  );
}

/** An overlay that can't be drawn, in a browser without dialogs for one, is not there: the page is. */
class OrNothing extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

export function OpenInBrowser() {
  return (
    <OrNothing>
      <Overlay />
    </OrNothing>
  );
}
