import { runAdmin } from '../admin/run.ts';
import type { BackEnd } from '../context.ts';

export interface Answered {
  code: number;
  out: string;
  err: string;
}

/** The operator's side on a back end of a test (D53): a command line, its words parted by spaces → all that it answers. */
export const adminOn =
  (backEnd: () => BackEnd, user = 'tester') =>
  async (line: string): Promise<Answered> => {
    const answered = { out: '', err: '' };
    const code = await runAdmin(
      backEnd(),
      { args: line.split(' ').filter((word) => word !== ''), user },
      {
        write: async (text) => void (answered.out += text),
        complain: async (problem) => void (answered.err += `${problem}\n`),
      },
    );
    return { code, ...answered };
  };
