/**
 * What the client keeps of answers: each whole, by its operation and variables. Apollo’s own cache takes answers apart to share
 * what they have in common, which ours have not, and is 11 kB of script.
 */
import { ApolloCache, type Cache } from '@apollo/client';
import { hashOf } from './persisted-query.ts';

const keyOf = ({ query, variables }: Pick<Cache.ReadOptions, 'query' | 'variables'>) =>
  JSON.stringify([hashOf(query), variables]);

export class AnswerCache extends ApolloCache {
  readonly #answers = new Map<string, unknown>();

  override write(options: Cache.WriteOptions) {
    this.#answers.set(keyOf(options), options.result);
    return undefined;
  }
  override diff<Data>(options: Cache.DiffOptions): Cache.DiffResult<Data> {
    const result = this.#answers.get(keyOf(options)) as Data | undefined;
    return result === undefined ? { result: null, complete: false } : { result, complete: true };
  }
  override reset() {
    this.#answers.clear();
    return Promise.resolve();
  }
  override performTransaction(transaction: (cache: ApolloCache) => void) {
    transaction(this);
  }
  // Nothing is read otherwise, watched, changed in part, brought along or written ahead of its answer.
  override watch() {
    return () => undefined;
  }
  override read = () => null;
  override evict = () => false;
  override restore = () => this;
  override extract = () => null;
  override removeOptimistic = () => undefined;
  override fragmentMatches = () => true;
}
