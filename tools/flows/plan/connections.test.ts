import { describe, expect, test } from 'vitest';
import { FLOW_NAMES, flowRow } from '../../../machines/flows/read-flows.ts';
import { pages } from '../../../machines/pages.ts';
import { unconnected, mainConnections, rankOf } from './main-path.ts';
import { connectionLabel } from './connection-label.ts';
import { connectionBetween, connections, connectionsOutOf, MAILING, openedAfter, leafStates } from './connections.ts';

const name = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;

describe('connections', () => {
  test('of the registration form: the targets in the chart, each page once', () => {
    expect(connectionsOutOf('registrationForm').map(({ to }) => to)).toEqual([
      'formFinished',
      'emailActive',
      'deny',
      'leanSecondStep',
      'socialSecondStep',
      'emailPending',
    ]);
  });
  test('a control of a page leads to the page that it names', () => {
    expect(connectionBetween('deny', 'codeEntry')?.links.map(({ by }) => by)).toEqual(['control']);
  });
  test('no connection leads to its own page, and none is listed twice', () => {
    expect(connections.filter(({ from, to }) => from === to)).toEqual([]);
    expect(new Set(connections.map(name)).size).toBe(connections.length);
  });
  test('a page without outgoing transitions has no connection', () => {
    expect(connectionsOutOf('activated')).toEqual([]);
  });
  test('a requested mail leads to the page that its button opens', () => {
    expect(MAILING.map((call) => [call, openedAfter(call)])).toEqual([
      ['resend', 'activateAccount'],
      ['requestPlace', 'lobby'],
      ['joinWaitingList', 'registrationForm'],
    ]);
  });
});

describe('the main path', () => {
  test('each step of the table of flows has a connection', () => {
    expect(unconnected).toEqual([]);
  });
  test('is drawn', () => {
    expect(mainConnections.map(name)).toEqual([
      'landing → registrationForm',
      'registrationForm → formFinished',
      'formFinished → activateAccount',
      'activateAccount → activated',
      'registrationForm → leanSecondStep',
      'leanSecondStep → formFinished',
      'registrationForm → socialSecondStep',
      'socialSecondStep → autoActivated',
      'codeEntry → registrationForm',
    ]);
  });
  test('has every page of every flow, each after the one before', () => {
    for (const flow of FLOW_NAMES) {
      const { steps, ends } = flowRow(flow);
      const ranks = ['landing' as const, ...steps.map((step) => step?.page ?? 'landing'), ends].map(rankOf);
      expect(ranks).toEqual(ranks.toSorted((a, b) => Number(a) - Number(b)));
      expect(ranks).not.toContain(null);
    }
  });
});

describe('labels', () => {
  test('the most frequent reason is the label of the line', () => {
    const said = mainConnections.map((connection) => `${name(connection)}: ${connectionLabel(connection)}`);
    expect(said).toContain('landing → registrationForm: “Register” …');
    expect(said).toContain('formFinished → activateAccount: the mailed link');
    expect(said).toContain('codeEntry → registrationForm: the invitation is valid');
  });
  test('every connection has a label', () => {
    expect(connections.filter((connection) => connectionLabel(connection) === '')).toEqual([]);
  });
});

test('each page has states', () => {
  expect(leafStates('entrance')).toBe(1);
  expect(pages.filter(({ id }) => leafStates(id) === 0)).toEqual([]);
});
