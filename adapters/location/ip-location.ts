/** Where in the world an address is. */
export interface IpLocation {
  /** `DE`, at once where nobody has to be asked; null for an address of no country. Throws `LocationAway`. */
  countryOf(address: string): string | null | Promise<string | null>;
}

/** Silence, a failing service, a key that is not taken, or an answer that says nothing: nobody knows the country. */
export class LocationAway extends Error {
  override name = "LocationAway";
}
