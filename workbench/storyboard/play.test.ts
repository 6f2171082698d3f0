import { expect, test } from 'vitest';
import { LOCALES } from '../../machines/domain/languages.ts';
import { BOARD_IDS } from './boards.ts';
import { captionOf } from './captions.ts';
import { play, type Frame } from './play.ts';

const placeOf = (frame: Frame) => (frame.kind === 'mail' ? `mail ${frame.mail}` : frame.page);
const toldOf = (frame: Frame) =>
  frame.kind === 'mail' ? [placeOf(frame)] : [placeOf(frame), frame.path, ...frame.tracked, frame.mailed];

test.each(BOARD_IDS)('%s can be played on the charts, alike in every language', async (board) => {
  const played = await Promise.all(LOCALES.map((language) => play(board, language)));
  const [first, ...others] = played.map(({ frames }) => frames.map(placeOf));
  expect(first?.length).toBeGreaterThan(3);
  expect(others).toEqual(others.map(() => first));
});

test('the lean flow: its pages, what is tracked, and the mail', async () => {
  const { frames } = await play('lean', 'pl');
  expect(frames.map(toldOf)).toEqual([
    ['landing', '/lean', null],
    ['landing', '/lean', 'landing_form_registration', null],
    ['landing', '/lean', null],
    [
      'leanSecondStep',
      '/registration/formstarted',
      'successful_user_registration',
      'subscribe_newsletter',
      'landing_registration_step2',
      null,
    ],
    ['leanSecondStep', '/registration/formstarted', null],
    ['formFinished', '/registration/formfinished', 'submit_form_registration_step2', 'activation'],
    ['mail activation'],
    ['activateAccount', '/registration/activateaccount', 'landing_activate_account_registration', null],
    ['activateAccount', '/registration/activateaccount', null],
    ['activated', '/registration/activateaccount', null],
  ]);
});

test('a caption says what happened, what is tracked and mailed, and what comes next', async () => {
  const { frames } = await play('waiting-list', 'de');
  expect(frames.slice(2, 4).map((frame, at) => captionOf(frame, frames[at + 3]))).toEqual([
    {
      title: 'Start page',
      within: 'the code being typed · a link to the lobby on its way',
      happened: ['The house answers'],
      tracked: [{ event: 'submit_email', means: 'an address is left' }],
      mailed: 'the mail that leads to the lobby',
      next: 'the mail comes',
    },
    {
      title: 'In the inbox',
      within: 'the mail that leads to the lobby',
      happened: [],
      tracked: [],
      mailed: null,
      next: 'the link of the mail is opened',
    },
  ]);
});
