/** CSP violation reports of browsers (CSP level 3, 5.3 and 5.5), in both formats. */
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

/** As reported: with complete URLs. */
export interface Violation {
  directive: (typeof DIRECTIVES)[number];
  document: string;
  /** A URL, or a keyword such as `inline`, `eval`, `trusted-types-sink`. */
  blocked: string;
  /** URL of the script or of the page; '' if not reported. */
  source: string;
  line: number | null;
}

const text = v.pipe(v.string(), v.maxLength(8192));
const where = v.fallback(v.nullish(text, ''), '');
const line = v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0)), null), null);
const directive = v.picklist(DIRECTIVES);

/** A report for `report-to` (`application/reports+json`); reports of other types are ignored. */
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

/** A report for `report-uri` (`application/csp-report`). */
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

/** By content type: the list of reports and the schema of one. */
const FORMATS = {
  'application/reports+json': (body: unknown) => (Array.isArray(body) ? { reports: body, report: sentToGroup } : null),
  'application/csp-report': (body: unknown) => ({ reports: [body], report: sentToAddress }),
};
type ReportFormat = keyof typeof FORMATS;

/** The format of a `Content-Type`, or null. */
export const formatOf = (contentType: string | undefined): ReportFormat | null => {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.keys(FORMATS).find((format): format is ReportFormat => format === type) ?? null;
};

/** The violations in a body, in order; null if it is not a report of the format. */
export const violationsIn = (format: ReportFormat, body: unknown): Violation[] | null => {
  const found = FORMATS[format](body);
  if (!found) return null;
  const violations = found.reports.flatMap((report: unknown) => {
    const { success, output } = v.safeParse(found.report, report);
    return success ? [output] : [];
  });
  return violations.length === 0 && found.reports.length > 0 ? null : violations;
};
