/** Takes the pictures of storyboards: each screen as the product draws it there, each mail as it lies in an inbox. What was taken is kept. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from '@playwright/test';
import { pictureFile } from '../../graphql/backend/mail/pictures.ts';
import type { Locale } from '../../machines/domain/languages.ts';
import { capture, measure, settle, standStill } from '../../scripts/contact-sheet/photograph.ts';
import { digestsOf } from '../../scripts/passed.ts';
import { servePage } from '../../scripts/contact-sheet/serve.ts';
import { chromiumArgs, findChromium } from '../../test/harness/engines.ts';
import { CACHE, digestsByScreen } from '../pictures/kept.ts';
import type { Draw, Told } from '../screen/messages.ts';
import { heightOf } from '../screen/window.ts';
import { lookAtPage, type Looked } from './cuts.ts';
import { ORIGIN, mailIn } from './mails.ts';
import type { Frame } from './play.ts';

/** Pixels of the window. */
export const WIDTH = 390;
/** Pixels of the picture to one of the window: print wants more of them. */
const SCALE = 1.6;

export interface Picture {
  /** WebP. */
  data: Buffer;
  /** In pixels of the window. */
  height: number;
  looked: Looked;
  /** Keys of the messages that the screen says; of a mail: none. */
  keys: readonly string[];
}
type Facts = Omit<Picture, 'data'>;

/** In the page: shows what it is told, and gives back which messages it says. */
async function showIn(draw: Draw): Promise<readonly string[]> {
  const told = new Promise<Told>((resolve) => {
    const hear = ({ data }: MessageEvent<Told>) => {
      if (data.type !== 'drawn' && data.type !== 'failed') return;
      removeEventListener('message', hear);
      resolve(data);
    };
    addEventListener('message', hear);
  });
  postMessage(draw, '*');
  const answer = await told;
  if (answer.type === 'drawn') return answer.keys;
  throw new Error(answer.type === 'failed' ? answer.reason : answer.type);
}

async function take(page: Page, keys: readonly string[]): Promise<Picture> {
  await page.evaluate(settle);
  const { height } = await page.evaluate(measure);
  const looked = await page.evaluate(lookAtPage);
  const session = await page.context().newCDPSession(page);
  const data = await capture(session, { format: 'webp', width: WIDTH, height, scale: SCALE });
  await session.detach();
  return { data, height, looked, keys };
}

export interface Photographer extends AsyncDisposable {
  take: (frame: Frame, language: Locale) => Promise<Picture>;
}

/** Builds the page of screens and starts a browser only once a picture is lacking. */
export function photographer(): Photographer {
  let studio: Promise<{ browser: Browser; address: string; close: () => Promise<void> }> | null = null;
  const own = digestsOf(['workbench/storyboard/{cuts,photograph}.ts', 'graphql/backend/mail/pictures/*.jpg']);
  const pages = new Map<string, Promise<Page>>();
  const digests = new Map<Locale, (screen: string) => string>();

  const open = async () => {
    const served = await servePage();
    const executablePath = findChromium();
    const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
    const close = async () => {
      await browser.close();
      await served[Symbol.asyncDispose]();
    };
    return { browser, address: served.address, close };
  };
  const openPage = async (kind: Frame['kind'], language: Locale): Promise<Page> => {
    const { browser, address } = await (studio ??= open());
    const context = await browser.newContext({
      locale: language,
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      viewport: { width: WIDTH, height: heightOf(WIDTH) },
    });
    const page = await context.newPage();
    if (kind === 'mail') {
      await page.route(`${ORIGIN}/**`, (route) => {
        const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
        return route.fulfill({ path: fileURLToPath(pictureFile(name)) });
      });
      return page;
    }
    await standStill(page);
    await page.goto(`${address}?frame`);
    return page;
  };
  const pageFor = (kind: Frame['kind'], language: Locale) => {
    const key = `${kind} ${language}`;
    const page = pages.get(key) ?? openPage(kind, language);
    pages.set(key, page);
    return page;
  };
  const digestOf = (frame: Frame, language: Locale, mail: string): string => {
    const byScreen = digests.get(language) ?? digestsByScreen(language);
    digests.set(language, byScreen);
    const from = frame.kind === 'mail' ? mail : [byScreen(frame.screen), frame.shown];
    return createHash('sha256')
      .update(JSON.stringify([own, from]))
      .digest('base64url');
  };
  const drawn = async (frame: Frame, language: Locale, mail: string): Promise<Picture> => {
    const page = await pageFor(frame.kind, language);
    if (frame.kind === 'mail') {
      await page.setContent(mail);
      return take(page, []);
    }
    const draw: Draw = { type: 'draw', id: 1, situation: frame.shown, language, text: 100 };
    return take(page, await page.evaluate(showIn, draw));
  };

  return {
    take: async (frame, language) => {
      const mail = frame.kind === 'mail' ? await mailIn(frame.mail, language) : '';
      const file = join(CACHE, 'storyboards', digestOf(frame, language, mail));
      try {
        const facts = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as Facts;
        return { ...facts, data: readFileSync(`${file}.webp`) };
      } catch {
        const { data, ...facts } = await drawn(frame, language, mail);
        mkdirSync(join(CACHE, 'storyboards'), { recursive: true });
        writeFileSync(`${file}.webp`, data);
        writeFileSync(`${file}.json`, JSON.stringify(facts));
        return { ...facts, data };
      }
    },
    [Symbol.asyncDispose]: async () => {
      if (studio) await (await studio).close();
    },
  };
}
