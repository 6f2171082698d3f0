/** A list of small integers that grows. */
export class Figures {
  #kept: Int32Array;
  length = 0;
  constructor(kept?: Int32Array) {
    this.#kept = kept ?? new Int32Array(1 << 16);
    this.length = kept?.length ?? 0;
  }
  push(figure: number): number {
    if (this.length === this.#kept.length) {
      const wider = new Int32Array(this.length * 2);
      wider.set(this.#kept);
      this.#kept = wider;
    }
    this.#kept[this.length] = figure;
    return this.length++;
  }
  set(index: number, figure: number): void {
    this.#kept[index] = figure;
  }
  at = (index: number): number => this.#kept[index] ?? -1;
  figures = (): Int32Array => this.#kept.slice(0, this.length);
}
