/** The form over HTTP/1.1 and HTTP/2, without and with hints of what it needs: does any of it bring a visitor forward? */
import { requestsOf } from '../../../scripts/budget/requests.ts';
import { print } from '../../suites/print.ts';
import { PROFILES } from '../conditions.ts';
import { medians, type Figures } from '../figures.ts';
import type { MeasuredPage } from '../pages.ts';
import { withBrowser } from '../session.ts';
import { table, written } from '../table.ts';
import { visit } from '../visit.ts';
import { makeCertificate } from '../../harness/certificate.ts';
import { serveHttp2 } from './proxy.ts';

/** The scripts of a document, as Link headers. */
const linksOf = (html: string) =>
  requestsOf(html)
    .filter((address) => address.endsWith('.js'))
    .map((address) => `<${address}>; rel=modulepreload`);

/** A table of medians, a row a way to serve. @param product its origin. @param rounds visits by each way, interleaved. */
export async function compareProtocols(product: string, page: MeasuredPage, rounds: number): Promise<string> {
  const certificate = await makeCertificate();
  const links = linksOf(await (await fetch(product + page.path)).text());
  await using plain = await serveHttp2(product, certificate, links, 'none');
  await using linked = await serveHttp2(product, certificate, links, 'link');
  await using early = await serveHttp2(product, certificate, links, 'early');
  const ways = [
    ['HTTP/1.1', product],
    ['HTTP/2', plain.origin],
    ['HTTP/2, Link headers', linked.origin],
    ['HTTP/2, early hints', early.origin],
  ] as const;
  const runs = new Map<string, [Figures, ...Figures[]]>();
  const trust = [`--ignore-certificate-errors-spki-list=${certificate.spki}`];
  for (let round = 0; round < rounds; round += 1)
    for (const [name, origin] of ways) {
      const { figures } = await withBrowser(
        PROFILES.phone,
        (context) => visit(context, origin, page, PROFILES.phone),
        trust,
      );
      runs.set(name, [figures, ...(runs.get(name) ?? [])]);
      print(`${round + 1}/${rounds} ${name}: live ${written(figures.live)}`);
    }
  const rows = [...runs].map(([name, figures]) => {
    const { firstPaint, usable, live, mainThread, requests } = medians(figures);
    return [name].concat([firstPaint, usable, live, mainThread, requests].map((value) => written(value)));
  });
  return table(['the form on a phone', 'first paint', 'usable', 'live', 'main thread', 'requests'], rows);
}
