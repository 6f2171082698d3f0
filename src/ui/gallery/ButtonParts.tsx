import { Actions } from '../actions/Actions.tsx';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { TextButton } from '../text-button/TextButton.tsx';
import { TextLink } from '../text-button/TextLink.tsx';
import { Group, Part, State } from './Specimens.tsx';

export function ButtonParts() {
  return (
    <Group name="Buttons">
      <Part name="Button">
        <State of="first choice">
          <Button>Register</Button>
        </State>
        <State of="quiet">
          <Button quiet>Stay</Button>
        </State>
        <State of="unavailable">
          <Button unavailable>Send again</Button>
        </State>
        <State of="quiet, unavailable">
          <Button quiet unavailable>
            Send again
          </Button>
        </State>
        <State of="busy">
          <Button busy>Register</Button>
        </State>
        <State of="quiet, busy">
          <Button quiet busy>
            Sending
          </Button>
        </State>
        <State of="wide">
          <Button wide>Generate link</Button>
        </State>
        <State of="wide, quiet, more words than a line holds">
          <Button wide quiet>
            Mitgliedschaft beantragen und die Einladung in Ruhe abwarten
          </Button>
        </State>
      </Part>
      <Part name="ButtonLink">
        <State of="first choice">
          <ButtonLink href="#apply">Apply now</ButtonLink>
        </State>
        <State of="quiet">
          <ButtonLink href="#continue" quiet>
            Continue
          </ButtonLink>
        </State>
      </Part>
      <Part name="TextButton, TextLink">
        <State of="does something">
          <TextButton>Use a different email</TextButton>
        </State>
        <State of="leads somewhere">
          <TextLink href="#login">Login</TextLink>
        </State>
      </Part>
      <Part name="Actions">
        <State of="of three kinds">
          <Actions>
            <Button>Join the waiting list</Button>
            <ButtonLink href="#stay" quiet>
              Stay
            </ButtonLink>
            <TextLink href="#login">Back to login</TextLink>
          </Actions>
        </State>
      </Part>
    </Group>
  );
}
