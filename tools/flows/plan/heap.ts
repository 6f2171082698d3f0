/** Priority queue: the lowest cost first. */
export class Heap<T> {
  readonly #items: { cost: number; item: T }[] = [];

  push(cost: number, item: T): void {
    const items = this.#items;
    let at = items.push({ cost, item }) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#swapIfLess(at, above)) break;
      at = above;
    }
  }
  pop(): T | undefined {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (first && last && items.length > 0) {
      items[0] = last;
      for (let at = 0, below = this.#least(at); this.#swapIfLess(below, at); below = this.#least(at)) at = below;
    }
    return first?.item;
  }
  /** The cheaper of the two children. */
  #least(at: number): number {
    const [one, other] = [2 * at + 1, 2 * at + 2];
    const [a, b] = [this.#items[one], this.#items[other]];
    return a && b && b.cost < a.cost ? other : one;
  }
  #swapIfLess(lower: number, upper: number): boolean {
    const [a, b] = [this.#items[lower], this.#items[upper]];
    if (!a || !b || a.cost >= b.cost) return false;
    this.#items[lower] = b;
    this.#items[upper] = a;
    return true;
  }
}
