import { z } from "zod";
import { type IpLocation, LocationAway } from "./ip-location.ts";

export interface Ip2LocationSettings {
  /** No slash at its end: `https://api.ip2location.io`. */
  apiBase: string;
  key: string;
  /** How long a look-up may take: nobody waits for it. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 2000;
/** `-` and null stand for an address of no country. */
const Answer = z.object({ country_code: z.string().nullable() });

/** The look-up of S455, a GET with a key and json format, as IP2Location.io has it (ip2location.io/ip2location-documentation). */
export function ip2Location({ apiBase, key, timeoutMs = DEFAULT_TIMEOUT_MS }: Ip2LocationSettings): IpLocation {
  return {
    async countryOf(address) {
      const query = new URLSearchParams({ key, ip: address, format: "json" });
      // The key is part of the address, so neither that nor what fetch says of it is in any message.
      const answer = await fetch(`${apiBase}?${query.toString()}`, {
        headers: { accept: "application/json" },
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => null);
      if (answer === null) throw new LocationAway("The location service did not answer");
      const said: unknown = await answer.json().catch(() => null);
      if (!answer.ok) throw new LocationAway(`The location service answered ${answer.status}`);
      const read = Answer.safeParse(said);
      if (!read.success) throw new LocationAway("The location service said nothing of a country");
      const { country_code: code } = read.data;
      return code !== null && /^[A-Z]{2}$/.test(code) ? code : null;
    },
  };
}
