import { Arch } from '../arch/Arch.tsx';
import type { Accent, CurtainState } from '../arch/curtains.ts';
import { ChoiceCards } from '../choice-cards/ChoiceCards.tsx';
import { Lines } from '../lines/Lines.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Voucher } from '../voucher/Voucher.tsx';
import { Group, Part, State } from './Specimens.tsx';

const accents = ['oxblood', 'bottle', 'midnight', 'brass', 'blush', 'noir'] as const satisfies readonly Accent[];
const states = [
  'closed',
  'slit',
  'thread',
  'finger',
  'hand',
  'hands',
  'open',
  'lit',
  'dark',
  'aside',
  'aside-lit',
] as const satisfies readonly CurtainState[];
const props = ['envelope', 'key'] as const;

/** What is drawn. */
export function ArtParts() {
  return (
    <Group name="Pictures">
      <Part name="Arch" wide>
        <div className="gallery-arches">
          {accents.flatMap((accent) =>
            states.map((state) => (
              <State key={`${accent} ${state}`} of={`${accent}, ${state}`}>
                <Arch accent={accent} state={state} />
              </State>
            )),
          )}
          {props.map((prop) => (
            <State key={prop} of={`with ${prop}`}>
              <Arch accent="oxblood" state="finger" prop={prop} />
            </State>
          ))}
        </div>
      </Part>
      <Part name="ChoiceCards" wide>
        <ChoiceCards
          doors={[
            ['bottle', 'closed'],
            ['oxblood', 'finger'],
            ['midnight', 'open'],
          ]}
        />
      </Part>
      <Part name="Voucher" wide>
        <div className="gallery-vouchers">
          {accents.map((accent) => (
            <State key={accent} of={accent}>
              <Voucher accent={accent} figure="€ 100" />
            </State>
          ))}
          <State of="with words, a long figure">
            <Voucher
              accent="oxblood"
              figure={
                <>
                  <VisuallyHidden>Voucher of </VisuallyHidden>1 250 zł
                </>
              }
            >
              for your first order, until 31 December
            </Voucher>
          </State>
        </div>
      </Part>
      <Part name="Lines" wide>
        <Lines />
      </Part>
    </Group>
  );
}
