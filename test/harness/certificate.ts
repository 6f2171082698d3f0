/** A certificate that nobody trusts, for a day on this machine. */
import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { firstOf, inPath, named, type Program } from './programs.ts';

const run = promisify(execFile);

const findOpenssl = () => firstOf([...named('OPENSSL_PATH'), ...inPath('openssl')]);
export const OPENSSL: Program = {
  label: 'OpenSSL',
  find: findOpenssl,
  packages: ['openssl'],
  variables: 'OPENSSL_PATH',
};

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /**
   * By which Chromium is told to take it for a good one. To ignore its errors would not do: what comes with an error is
   * never cached, and what is asked for early would be fetched twice.
   */
  spki: string;
}

/** @throws where there is no openssl. */
export async function makeCertificate(): Promise<Certificate> {
  const openssl = findOpenssl();
  if (openssl === undefined) throw new Error('There is no openssl on this machine, or OPENSSL_PATH names none');
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-certificate-'));
  const files = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  await run(openssl, [...request, ...subject, '-keyout', files.key, '-out', files.cert]);
  const [key, cert] = await Promise.all([readFile(files.key), readFile(files.cert)]);
  await rm(folder, { recursive: true });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') };
}
