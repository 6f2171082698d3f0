/** What may be said at the door (spec, section 1). */
import { Words } from '../../engine/words.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Ledger } from '../../ui/ledger/Ledger.tsx';

const claims = ['brands', 'discount', 'midnight', 'free', 'nothing'] as const;

export function Benefits() {
  return (
    <section className="section landing__benefits" aria-labelledby="benefits">
      <div>
        <h2 id="benefits">
          <Words id="landing.benefitsHeading" />{' '}
          <em>
            <Words id="landing.benefitsSecond" />
          </em>
        </h2>
        <Lead>
          <Words id="landing.benefitsLead" />
        </Lead>
      </div>
      <Ledger
        entries={claims.map((claim) => ({
          id: claim,
          figure: <Words id={`landing.${claim}Figure`} />,
          meaning: <Words id={`landing.${claim}`} />,
        }))}
      />
    </section>
  );
}
