/** Test results of this build; without results, the statement says that it was not tested. */
import { useDateFormat } from '../../engine/language/language.tsx';
import { Message } from '../../engine/language/message.tsx';
import { Details, type DetailsEntry } from '../../ui/details/Details.tsx';
import { StatementSection } from './StatementSection.tsx';
import type { AreaResult, TestResults } from './areas.ts';

export function ResultSection({ results }: { results: TestResults | null }) {
  return (
    <StatementSection heading="accessibility.resultsHeading">
      <Message as="p" id="accessibility.method" />
      {results ? (
        <Found {...results} />
      ) : (
        <p>
          <Message as="strong" id="accessibility.untested" />
        </p>
      )}
    </StatementSection>
  );
}

function Found({ version, testedAt, tests, failed, areas }: TestResults) {
  const date = useDateFormat()(testedAt, { dateStyle: 'long', timeZone: 'UTC' });
  const count = areas.reduce((sum, area) => sum + area.count, 0);
  const broken = areas.reduce((sum, area) => sum + area.broken.length, 0);
  return (
    <>
      <Message as="p" id="accessibility.tested" values={{ version, date, tests, failed }} />
      <p>
        <Message
          as="strong"
          id={broken === 0 ? 'accessibility.allHold' : 'accessibility.someHold'}
          values={{ count, held: count - broken }}
        />
      </p>
      <Details entries={areas.map(entryOf)} />
    </>
  );
}

/** Descriptions of behaviours are in English. */
const entryOf = ({ area, count, broken }: AreaResult): DetailsEntry => ({
  id: area,
  term: <Message id={`accessibility.${area}`} />,
  lines: [
    { id: 'held', content: <Message id="accessibility.held" values={{ count, held: count - broken.length }} /> },
    ...broken.map((sentence) => ({
      id: sentence,
      content: (
        <>
          <Message as="strong" id="accessibility.broken" /> <span lang="en">{sentence}</span>
        </>
      ),
    })),
  ],
});
