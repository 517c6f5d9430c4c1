import { isIP } from "node:net";
import type { IpLocation } from "#adapters/location/ip-location.ts";
import { LRUCache } from "lru-cache";
import type { World } from "../world.ts";

/** Networks move between countries seldom, and a wrong answer is put right within a day. */
const KNOWN_FOR_MS = 24 * 60 * 60 * 1000;
const MOST_KNOWN = 20_000;
/** Look-ups at once; a visitor beyond them is looked up at a later page. */
const MOST_ASKED = 20;
/** So long nobody is asked after a look-up failed. */
const REST_MS = 30_000;

/** The countries that visitors are in, as far as they are known: nobody waits for a look-up. */
export class VisitorCountries {
  readonly #location: IpLocation | null;
  readonly #log: World["log"];
  /** By address as it came: on a page that is kept, a look here is all that a visitor costs. */
  readonly #known = new LRUCache<string, string>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });
  readonly #asked = new Set<string>();
  #restUntil = 0;

  /** Without a location nobody's country is known. */
  constructor(location: IpLocation | null, log: World["log"]) {
    this.#location = location;
    this.#log = log;
  }

  /** `DE`; empty for an address of no country; undefined where nobody has looked yet. */
  known(address: string): string | undefined {
    return this.#known.get(address);
  }

  /** What is known at once. Where somebody has to be asked that goes on behind, for the visitor's next page. */
  look(address: string): string | undefined {
    const known = this.#known.get(address);
    if (known !== undefined || !this.#location) return known;
    const network = networkAsked(address);
    if (network === null) return this.#keep(address, "");
    if (this.#asked.has(network) || this.#asked.size >= MOST_ASKED || performance.now() < this.#restUntil)
      return undefined;
    const answer = this.#location.countryOf(network);
    if (!(answer instanceof Promise)) return this.#keep(address, answer ?? "");
    this.#asked.add(network);
    answer
      .then((country) => void this.#keep(address, country ?? ""))
      .catch((error: unknown) => this.#rest(error))
      .finally(() => this.#asked.delete(network));
    return undefined;
  }

  #keep(address: string, country: string): string {
    this.#known.set(address, country);
    return country;
  }

  #rest(error: unknown): void {
    // Each of those that were asked at once fails; one line of the log is enough.
    if (performance.now() >= this.#restUntil)
      this.#log.warn({ err: error }, "A visitor's country could not be looked up");
    this.#restUntil = performance.now() + REST_MS;
  }
}

/** A country is a network's: who else is asked hears no visitor's whole address. Null for what is no address of the internet. */
function networkAsked(address: string): string | null {
  const plain = address.startsWith("::ffff:") ? address.slice(7) : address;
  if (isIP(plain) === 4) return PRIVATE_V4.test(plain) ? null : plain.replace(/\d+$/, "0");
  if (isIP(plain) !== 6 || !/^[23]/.test(plain)) return null;
  const groups = plain.split("::")[0]?.split(":").slice(0, 3) ?? [];
  return `${groups.join(":")}::`;
}

/** RFC 1918, 3927, 6598 and this machine: no country. */
const PRIVATE_V4 =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
