/**
 * Apollo cache that stores whole responses by operation and variables. Apollo's own cache normalises responses to share
 * common parts, which ours do not have, and adds 11 kB of script.
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
  // Other cache features are not used: watching, partial changes, restoring, optimistic writes.
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
