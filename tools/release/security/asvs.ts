/**
 * The requirements of OWASP ASVS 5.0.0: per chapter its sections in order, each with the levels at which its
 * requirements begin, in order. The texts are at https://github.com/OWASP/ASVS. The numbers are here so that a test
 * finds unknown and missing ones.
 */
const CHAPTERS: readonly string[] = [
  '22 1111122223 112222222223 222 123',
  '122 112 12223 23',
  '3 113 12223 11222233 11122333 3 22333',
  '12233 23333 22 1222',
  '2 112333 113 222',
  '122 111111112222 11223333 112233 22222333 2223 33 2222',
  '222 1111 22 11222 223 22',
  '1233 1123 133 23',
  '111 1222',
  '22 223 22223 1111122222233333 22222 22 222',
  '2233 22233 11233 1222 23 23 33',
  '12233 11 22223',
  '2333 222223 2233 1222233',
  '22 12223333 122',
  '12233 12233 1222222 3333',
  '2 22222 2222 222 2223',
  '23 22223333 22',
];

type Level = 1 | 2 | 3;

const levelOf = (digit: string): Level => (digit === '1' ? 1 : digit === '2' ? 2 : 3);

/** Every requirement, such as `9.1.2`, with its level; in the order of the standard. */
export const REQUIREMENTS: ReadonlyMap<string, Level> = new Map(
  CHAPTERS.flatMap((sections, chapter) =>
    sections
      .split(' ')
      .flatMap((levels, section) =>
        Array.from(levels, (digit, at) => [`${chapter + 1}.${section + 1}.${at + 1}`, levelOf(digit)] as const),
      ),
  ),
);
