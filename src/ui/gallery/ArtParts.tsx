import { Arch } from '../arch/Arch.tsx';
import { ACCENTS, CURTAIN_STATES } from '../arch/curtains.ts';
import { ChoiceCards } from '../choice-cards/ChoiceCards.tsx';
import { Lines } from '../lines/Lines.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Voucher } from '../voucher/Voucher.tsx';
import { Group, Part, State } from './Specimens.tsx';

const props = ['envelope', 'key'] as const;

export function ArtParts() {
  return (
    <Group name="Pictures">
      <Part name="Arch" wide>
        <div className="gallery-arches">
          {ACCENTS.flatMap((accent) =>
            CURTAIN_STATES.map((state) => (
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
          {ACCENTS.map((accent) => (
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
