/** Faults that befall the next calls of a service, in the order they were asked for. */
export class NextFaults<Kind extends string> {
  readonly kinds: readonly Kind[];
  #waiting: Kind[] = [];

  constructor(kinds: readonly Kind[]) {
    this.kinds = kinds;
  }

  add(kind: Kind, times: number): void {
    for (let time = 0; time < times; time += 1) this.#waiting.push(kind);
  }

  /** The one of this call. */
  take(): Kind | null {
    return this.#waiting.shift() ?? null;
  }

  clear(): void {
    this.#waiting = [];
  }
}
