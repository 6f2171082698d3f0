/** Some pages share the address of the page that leads to them (D3, D25): visitors on them are not redirected. */
import { waitFor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { accepted } from '../../../test/harness/chart.ts';
import { formValues, person } from '../../../test/harness/registration.ts';
import { goodCode, here, on, openVisit, press, visitTests } from '../../../test/harness/page-visit.ts';

visitTests();

describe('pages that share an address with the page that asked', () => {
  const open = (address: string) =>
    openVisit(address, {
      lookUpCode: () => Promise.resolve(goodCode),
      register: () => Promise.resolve(accepted('STARTED')),
      finalize: () => Promise.resolve(accepted('ACTIVE')),
    });
  /** A jump within the page, as by the skip link: a new history entry that the browser reports. */
  const jump = () => {
    history.pushState(null, '', `${location.pathname}#main`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };

  test('activated: a jump within the page does not ask for the press again', async () => {
    const { visit } = open('/registration/activateaccount?accountActivationId=mailed-id-of-22-letter');
    visit.send({ type: 'activation.pressed', key: 'k' });
    await waitFor(visit, (snapshot) => snapshot.matches({ activation: 'activated' }));
    jump();
    expect([on(visit), here()]).toEqual(['activated', '/registration/activateaccount#main']);
  });
  test('the lean second step: neither a jump nor a link to the form leaves it', async () => {
    const { visit, navigator } = open('/lean?rc=A');
    await waitFor(visit, (snapshot) => snapshot.matches({ landing: 'welcomed' }));
    visit.send({ ...press, values: formValues.leanStep2 });
    await waitFor(visit, (snapshot) => snapshot.matches({ registration: 'leanSecondStep' }));
    visit.send({ type: 'step.submitted', completion: { person }, key: 'k' });
    const sending = visit.getSnapshot().value;
    jump();
    navigator.push('/acquisition/registration/formstarted');
    expect([visit.getSnapshot().value, here()]).toEqual([sending, '/registration/formstarted#main']);
  });
});
