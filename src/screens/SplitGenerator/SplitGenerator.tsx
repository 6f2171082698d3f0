/** The experiments of the current configuration, with a preview link for each variation (D32). */
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { splitGeneratorPage } from '../../../machines/admin/split-generator.page.ts';
import { useLinkGenerator } from '../../engine/admin/useLinkGenerator.ts';
import { useSplitGenerator } from '../../engine/admin/useSplitGenerator.ts';
import { useMessageText, Message } from '../../engine/language/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { InitialStateContext } from '../../engine/development/initial-state.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { PendingStatus } from '../parts/PendingStatus.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { CodeToLink } from '../parts/admin/CodeToLink.tsx';
import { Split } from './Split.tsx';
import './split-generator.css';

const { offers } = splitGeneratorPage;
type Generator = ReturnType<typeof useSplitGenerator>;

export default function SplitGenerator() {
  const generator = useSplitGenerator();
  const { experiments, experiment, busy, slow, cancel } = generator;
  const text = useMessageText();
  return (
    <>
      <ScreenHeading
        group="splitGenerator"
        announcement={
          experiment
            ? text('splitGenerator.shown', { count: experiment.variations.length, name: experiment.name })
            : null
        }
        lead={generator.none ? 'splitGenerator.none' : 'splitGenerator.lead'}
      />
      {generator.none || generator.unavailable ? <Again generator={generator} /> : null}
      {experiments.length > 0 ? (
        <div className="split-generator split-generator__choice">
          <SelectField
            id="experiment"
            label={text(offers.pick.message)}
            options={experiments.map(({ key, name }) => ({ value: key, label: name }))}
            placeholder={experiment ? undefined : text('splitGenerator.placeholder')}
            value={experiment?.key ?? ''}
            onChange={({ target }) => generator.pick(target.value)}
          />
        </div>
      ) : null}
      {experiments.length > 0 ? <Previewed experiment={experiment} /> : null}
      <PendingStatus busy={busy} slow={slow} words="splitGenerator.loading" onCancel={cancel} />
    </>
  );
}

/** The picked experiment, with the invitation that its previews may need. Starts fresh with each visit of the page. */
function Previewed({ experiment }: { experiment: Generator['experiment'] }) {
  return (
    <InitialStateContext value={null}>
      <WithCode experiment={experiment} />
    </InitialStateContext>
  );
}

function WithCode({ experiment }: { experiment: Generator['experiment'] }) {
  const generator = useLinkGenerator();
  const { code, link } = generator;
  return (
    <>
      <section className="split-generator flow">
        <Message as={Note} id="splitGenerator.codeLead" />
        <CodeToLink generator={generator} action={offers.useCode.message} waiting="splitGenerator.checkingCode" />
        <Status>{link ? <Message id="splitGenerator.codeUsed" values={{ code }} /> : null}</Status>
      </section>
      {experiment ? <Split experiment={experiment} invitation={link?.url ?? null} /> : null}
    </>
  );
}

/** The list failed to load or is empty: offers a retry. */
function Again({ generator: { failure, none, retry } }: { generator: Generator }) {
  if (failure)
    return (
      <ProblemNotice
        problem={failure}
        action={
          <TextButton onClick={retry}>
            <Message id={offers.listAgain.message} />
          </TextButton>
        }
      />
    );
  return (
    <>
      {none ? null : <Message as="p" id="splitGenerator.stopped" />}
      <Actions>
        <Button quiet onClick={retry}>
          <Message id={offers.listAgain.message} />
        </Button>
      </Actions>
    </>
  );
}
