import { Arch } from '../arch/Arch.tsx';
import type { Cloth, CurtainState } from '../arch/curtains.ts';
import { Doors } from '../doors/Doors.tsx';
import { Lines } from '../lines/Lines.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Voucher } from '../voucher/Voucher.tsx';
import { Group, Part, State } from './Specimens.tsx';

const cloths = ['oxblood', 'bottle', 'midnight', 'brass', 'blush'] as const satisfies readonly Cloth[];
const states = ['closed', 'ajar', 'open', 'dark', 'aside'] as const satisfies readonly CurtainState[];
const props = ['envelope', 'key'] as const;

/** What is drawn. */
export function ArtParts() {
  return (
    <Group name="Pictures">
      <Part name="Arch" wide>
        <div className="workbench-arches">
          {cloths.flatMap((cloth) =>
            states.map((state) => (
              <State key={`${cloth} ${state}`} of={`${cloth}, ${state}`}>
                <Arch cloth={cloth} state={state} lazy />
              </State>
            )),
          )}
          {props.map((prop) => (
            <State key={prop} of={`with ${prop}`}>
              <Arch cloth="oxblood" state="ajar" prop={prop} lazy />
            </State>
          ))}
        </div>
      </Part>
      <Part name="Doors" wide>
        <Doors
          doors={[
            ['bottle', 'closed'],
            ['oxblood', 'ajar'],
            ['midnight', 'open'],
          ]}
        />
      </Part>
      <Part name="Voucher" wide>
        <div className="workbench-vouchers">
          {cloths.map((cloth) => (
            <State key={cloth} of={cloth}>
              <Voucher cloth={cloth} figure="€ 100" />
            </State>
          ))}
          <State of="with words, a long figure">
            <Voucher
              cloth="oxblood"
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
