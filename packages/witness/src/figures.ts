/** A growing list of small integers. */
export class Figures {
  #kept = new Int32Array(1 << 16);
  length = 0;
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
}
