import { type Refusal, refuse } from "#rules/refusal.ts";
import { FilePlace } from "./file-place.ts";

/** A second file would wait so long for its turn; whoever finds the line full is told when to come back. */
const WAIT_MS = 10_000;
const LOOK_MS = 1_000;

/**
 * How many files a node reads and draws at once: each may be ten megabytes, and a picture of a phone is two hundred while
 * it is drawn. Others wait in a line. Of neither has anybody more than half, and while somebody waits, a place is lost by
 * whoever sends too slowly: those who begin files and never end them are not in the way of another.
 */
export class FileSlots {
  readonly #atOnce: number;
  readonly #inLine: number;
  readonly #waitMs: number;
  readonly #line: { client: string; enter: (place: FilePlace) => void }[] = [];
  /** At which files are read. */
  readonly #held: FilePlace[] = [];
  /** While somebody waits. */
  #looking: NodeJS.Timeout | undefined;

  constructor({ atOnce = 2, inLine = 16, waitMs = WAIT_MS } = {}) {
    this.#atOnce = atOnce;
    this.#inLine = inLine;
    this.#waitMs = waitMs;
  }

  /** Does `work` when it is its turn. Refuses `files_busy` where the line is full, or does not move. */
  async hold<Done>(client: string, work: (place: FilePlace) => Promise<Done>): Promise<Done | Refusal<"files_busy">> {
    const place = await this.#enter(client);
    if (!place) return refuse("files_busy", { seconds: this.#waitMs / 1000 });
    try {
      return await work(place);
    } finally {
      this.#leave(place);
    }
  }

  async #enter(client: string): Promise<FilePlace | null> {
    if (this.#hasRoomFor(client)) return this.#take(client);
    const own = this.#line.filter((waiting) => waiting.client === client).length;
    if (this.#line.length >= this.#inLine || own >= this.#inLine / 2) return null;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#line.splice(this.#line.indexOf(waiting), 1);
        this.#lookAtPlaces();
        resolve(null);
      }, this.#waitMs);
      const waiting = {
        client,
        enter(place: FilePlace) {
          clearTimeout(timer);
          resolve(place);
        },
      };
      this.#line.push(waiting);
      this.#lookAtPlaces();
    });
  }

  #take(client: string): FilePlace {
    const place = new FilePlace(client);
    this.#held.push(place);
    return place;
  }

  #hasRoomFor(client: string): boolean {
    return this.#held.length < this.#atOnce && this.#mayHold(client);
  }

  #mayHold(client: string): boolean {
    return this.#held.filter((place) => place.client === client).length < Math.ceil(this.#atOnce / 2);
  }

  /** The next in line that there is room for enters in its place. */
  #leave(place: FilePlace): void {
    this.#held.splice(this.#held.indexOf(place), 1);
    const next = this.#line.find((waiting) => this.#hasRoomFor(waiting.client));
    if (!next) return;
    this.#line.splice(this.#line.indexOf(next), 1);
    this.#lookAtPlaces();
    next.enter(this.#take(next.client));
  }

  /** Only while somebody waits: else the slowest is in nobody's way. */
  #lookAtPlaces(): void {
    const isWaitedFor = this.#line.length > 0;
    if (isWaitedFor === (this.#looking !== undefined)) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
    if (!isWaitedFor) return;
    for (const place of this.#held) place.beginLooking();
    this.#looking = setInterval(() => {
      const slow = this.#held.filter((place) => place.isTooSlow());
      const waiting = this.#line.filter(({ client }) => this.#mayHold(client)).length;
      for (const place of slow.slice(0, waiting)) place.lose();
    }, LOOK_MS);
  }
}
