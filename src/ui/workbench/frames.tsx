import type { ReactNode } from 'react';
import { CenteredLayout } from '../../layouts/CenteredLayout.tsx';
import { NoFooterLayout } from '../../layouts/NoFooterLayout.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Actions } from '../actions/Actions.tsx';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { CodeField } from '../code-field/CodeField.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Lead } from '../lead/Lead.tsx';
import { Lines } from '../lines/Lines.tsx';
import { Note } from '../note/Note.tsx';
import { Notice } from '../notice/Notice.tsx';
import { ProviderRow } from '../provider-row/ProviderRow.tsx';
import { Seconds } from '../seconds/Seconds.tsx';
import { Shelf } from '../shelf/Shelf.tsx';
import { Status } from '../status/Status.tsx';
import { Tastes } from '../tastes/Tastes.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { TextLink } from '../text-button/TextLink.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Voucher } from '../voucher/Voucher.tsx';
import { Chrome } from './Chrome.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { houses, providers, tastes } from './words.ts';

const registration = (mode: 'fresh' | 'wrong' | 'sending') => () => (
  <Chrome>
    <Threshold kind="form" arch={{ state: 'ajar', cloth: 'oxblood' }}>
      <Heading second="A few lines, then in.">You’re expected.</Heading>
      <Lead>Clara has invited you. Two minutes, free and non-binding.</Lead>
      <RegistrationForm mode={mode} />
    </Threshold>
  </Chrome>
);

const code = (wrong?: string) => () => (
  <Chrome cloth="bottle">
    <Threshold kind="floor" arch={{ state: 'closed', cloth: 'bottle' }}>
      <Heading second="Say the word.">You hold a code.</Heading>
      <Lead>Enter it as it stands in your invitation.</Lead>
      <form className="form" noValidate aria-label="Registration code">
        <CodeField
          name="code"
          label="Registration code"
          hint="Capitals and spaces do not matter."
          wrong={wrong}
          defaultValue={wrong && 'vestibul3'}
        />
        <Button type="submit" wide>
          Register
        </Button>
      </form>
      <Note>
        No code? <a href="#lobby">Join the waiting list</a> or <a href="#interest">apply for membership</a>.
      </Note>
    </Threshold>
  </Chrome>
);

/** Whole pages, by the name that the workbench's address gives. */
export const frames: Readonly<Record<string, () => ReactNode>> = {
  start: () => (
    <Chrome>
      <Threshold kind="floor" hero arch={{ state: 'closed', cloth: 'oxblood' }}>
        <Heading hero second="and only so.">
          By invitation,
        </Heading>
        <Lead>More than 3,000 brands, shown to members and to no one else. It begins with an invitation.</Lead>
        <Actions>
          <ButtonLink href="?frame=code">I have an invitation</ButtonLink>
          <TextLink href="#login">Login</TextLink>
        </Actions>
      </Threshold>
      <Lines />
    </Chrome>
  ),
  form: registration('fresh'),
  'form-wrong': registration('wrong'),
  'form-sending': registration('sending'),
  code: code(),
  'code-wrong': code('Your code is not valid.'),
  inbox: () => (
    <Chrome>
      <Threshold kind="floor" arch={{ state: 'ajar', cloth: 'oxblood', prop: 'envelope' }}>
        <Heading second="We hold the door.">Look in your inbox.</Heading>
        <Lead>
          A link is on its way to <strong>m•••@example.org</strong>. Open it within 24 hours and your account is active.
        </Lead>
        <Actions>
          <Button quiet unavailable>
            Send again
          </Button>
          <TextButton>Use a different email</TextButton>
        </Actions>
        <Status>You can send it again in 42 seconds.</Status>
      </Threshold>
    </Chrome>
  ),
  activate: () => (
    <Chrome layout={NoFooterLayout}>
      <Threshold kind="floor" arch={{ state: 'ajar', cloth: 'oxblood', prop: 'key' }}>
        <Heading second="and the curtain opens.">One press,</Heading>
        <Lead>You asked for an account at Vestibule. If that was you, please confirm it here.</Lead>
        <Actions>
          <Button>Activate my account</Button>
        </Actions>
        <Note>Not you? Close this page, and nothing happens.</Note>
      </Threshold>
    </Chrome>
  ),
  activated: () => (
    <Chrome layout={NoFooterLayout}>
      <Threshold kind="room" arch={{ state: 'open', cloth: 'oxblood', from: 'ajar' }}>
        <Heading second="Do come in.">Welcome.</Heading>
        <Lead>Your account is active. Your welcome voucher of 10 % is waiting inside.</Lead>
        <Actions>
          <ButtonLink href="#shop">Continue</ButtonLink>
        </Actions>
      </Threshold>
    </Chrome>
  ),
  denied: () => (
    <Chrome>
      <Threshold kind="floor" arch={{ state: 'dark', cloth: 'oxblood', from: 'closed' }}>
        <Heading second="Your invitation is invalid.">Access denied.</Heading>
        <Lead>Links break on the way more often than one thinks: please ask for a new invitation.</Lead>
        <Actions>
          <ButtonLink href="#apply">Apply now</ButtonLink>
          <TextLink href="#login">Login</TextLink>
        </Actions>
      </Threshold>
    </Chrome>
  ),
  'account-exists': () => (
    <Chrome>
      <Threshold kind="floor" arch={{ state: 'ajar', cloth: 'oxblood' }}>
        <Heading second="You are a member already.">We know each other.</Heading>
        <Lead>An account with this address exists. We take you to the login in</Lead>
        <Seconds value={14}>seconds</Seconds>
        <Actions>
          <ButtonLink href="#login">Go to login now</ButtonLink>
          <Button quiet>Stay</Button>
        </Actions>
      </Threshold>
    </Chrome>
  ),
  lobby: () => (
    <Chrome cloth="bottle">
      <Threshold kind="room" arch={{ state: 'aside', cloth: 'bottle', from: 'closed' }}>
        <Heading second="for the moment.">The house is full,</Heading>
        <Lead>Vestibule is for members only. Join the waiting list, and the next place may be yours.</Lead>
        <Actions>
          <Button>Join the waiting list</Button>
          <TextLink href="#login">Back to login</TextLink>
        </Actions>
        <Note>
          By joining you agree that we write to <strong>clara@example.org</strong> about your place.
        </Note>
      </Threshold>
      <section className="wrap section stack" aria-labelledby="houses">
        <h2 id="houses">
          Some of the houses <em>on the other side</em>
        </h2>
        <Shelf label="Brands" names={houses} />
      </section>
    </Chrome>
  ),
  providers: () => (
    <Chrome cloth="midnight">
      <Threshold kind="floor" arch={{ state: 'ajar', cloth: 'midnight' }}>
        <Heading second="Which way in?">You’re expected.</Heading>
        <Lead>Clara has invited you. Sign up with whatever you have at hand.</Lead>
        <ProviderRow label="Sign up with" providers={providers} onChoose={() => undefined}>
          <strong>Soon.</strong> Signing up with this provider is not possible yet. Please register by email.
        </ProviderRow>
        <Note>
          Already a member? <a href="#login">Login</a>
        </Note>
      </Threshold>
    </Chrome>
  ),
  tastes: () => (
    <Chrome cloth="blush">
      <Threshold kind="form" arch={{ state: 'ajar', cloth: 'blush' }}>
        <Heading second="What do you look for?">Just one more step.</Heading>
        <Lead>Choose as many as you like. You can change your mind later.</Lead>
        <form className="form" noValidate aria-label="Shopping preferences">
          <Tastes
            legend="Shopping preferences"
            choices={tastes}
            chosen={['women', 'shoes']}
            onChange={() => undefined}
          />
          <Button wide>Continue</Button>
          <Button quiet wide>
            Skip
          </Button>
        </form>
      </Threshold>
    </Chrome>
  ),
  gift: () => (
    <Chrome cloth="brass">
      <div className="wrap section columns columns--even">
        <Voucher
          cloth="brass"
          figure={
            <>
              <VisuallyHidden>Voucher of </VisuallyHidden>€ 100
            </>
          }
        />
        <div className="flow">
          <Heading second="name on it.">A gift, with your</Heading>
          <Lead>A voucher is kept for members. If you are one, please log in and it is yours.</Lead>
          <Actions>
            <ButtonLink href="#login">Login</ButtonLink>
            <TextLink href="?frame=code">I have an invitation</TextLink>
          </Actions>
        </div>
      </div>
      <Lines />
    </Chrome>
  ),
  centered: () => (
    <Chrome layout={CenteredLayout} cloth="bottle">
      <Heading second="It was the wrong door.">The page cannot be found.</Heading>
      <Lead>The address may have changed, or a letter went astray.</Lead>
      <Notice>The centred frame: words in the middle, forms and notices from their left edge.</Notice>
      <Actions>
        <ButtonLink href="?">Back to the start page</ButtonLink>
      </Actions>
    </Chrome>
  ),
};
