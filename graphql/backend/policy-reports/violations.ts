/** What browsers tell of a page that broke its content security policy (CSP level 3, 5.3 and 5.5), in both formats. */
import * as v from 'valibot';

const DIRECTIVES = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const;

/** As a browser says it: addresses with all that stands in them. */
export interface Violation {
  directive: (typeof DIRECTIVES)[number];
  /** Address of the page. */
  document: string;
  /** An address, or a word such as `inline`, `eval`, `trusted-types-sink`. */
  blocked: string;
  /** Address of the script, or of the page itself; '' where the browser does not tell. */
  source: string;
  line: number | null;
}

const text = v.pipe(v.string(), v.maxLength(8192));
const where = v.fallback(v.nullish(text, ''), '');
const line = v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null), null);
const directive = v.picklist(DIRECTIVES);

/** The body of a report to `report-to` (`application/reports+json`); reports of other types are passed over. */
const sentToGroup = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      effectiveDirective: directive,
      documentURL: text,
      blockedURL: where,
      sourceFile: where,
      lineNumber: line,
    }),
  }),
  v.transform(({ body }): Violation => ({
    directive: body.effectiveDirective,
    document: body.documentURL,
    blocked: body.blockedURL,
    source: body.sourceFile,
    line: body.lineNumber,
  })),
);

/** The body of a report to `report-uri` (`application/csp-report`). */
const sentToAddress = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': directive,
      'document-uri': text,
      'blocked-uri': where,
      'source-file': where,
      'line-number': line,
    }),
  }),
  v.transform(({ 'csp-report': body }): Violation => ({
    directive: body['effective-directive'],
    document: body['document-uri'],
    blocked: body['blocked-uri'],
    source: body['source-file'],
    line: body['line-number'],
  })),
);

/** By the type of the body: what it must be, and one report in it. */
const FORMATS = {
  'application/reports+json': (body: unknown) => (Array.isArray(body) ? { reports: body, report: sentToGroup } : null),
  'application/csp-report': (body: unknown) => ({ reports: [body], report: sentToAddress }),
};
export type ReportFormat = keyof typeof FORMATS;

/** The format that a `Content-Type` names, or null. */
export const formatOf = (contentType: string | undefined): ReportFormat | null => {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.keys(FORMATS).find((format): format is ReportFormat => format === type) ?? null;
};

/** The violations in a body, in its order; null when it is no report of the format. */
export const violationsIn = (format: ReportFormat, body: unknown): Violation[] | null => {
  const found = FORMATS[format](body);
  if (!found) return null;
  const violations = found.reports.flatMap((report: unknown) => {
    const { success, output } = v.safeParse(found.report, report);
    return success ? [output] : [];
  });
  return violations.length === 0 && found.reports.length > 0 ? null : violations;
};
