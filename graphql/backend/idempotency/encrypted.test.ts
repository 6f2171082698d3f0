import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt, encrypt } from './once.ts';

const key = randomBytes(32);
const TEXT = '{"token":"a bearer token, and Łęcka"}';

test('decrypts with the key; each encryption differs [ASVS 11.3.1]', async () => {
  const encrypted = [await encrypt(key, TEXT), await encrypt(key, TEXT)];
  expect(new Set(encrypted).size).toBe(2);
  expect(await Promise.all(encrypted.map((text) => decrypt(key, text)))).toEqual([TEXT, TEXT]);
});

test('returns null for altered text, another key or another format [ASVS 11.3.1]', async () => {
  const encrypted = await encrypt(key, TEXT);
  const [header = '', ...rest] = encrypted.split('.');
  const plain = Buffer.from('{"alg":"dir","enc":"A128GCM"}').toString('base64url');
  const tampered = encrypted.replace(/\.([\w-])(?=[\w-]*\.[\w-]*$)/, (_, first) => `.${first === 'A' ? 'B' : 'A'}`);
  expect(tampered).not.toBe(encrypted);
  const read = [
    decrypt(randomBytes(32), encrypted),
    decrypt(key, tampered),
    decrypt(key, [plain, ...rest].join('.')),
    decrypt(key, header),
    decrypt(key, ''),
  ];
  expect(await Promise.all(read)).toEqual([null, null, null, null, null]);
});
