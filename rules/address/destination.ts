export type Country = "USA" | "CANADA" | "OTHER";

/** Where the order goes; null while the shopper has not said. */
export interface Destination {
  country: Country;
  /** Two-letter state or province, upper case. */
  state: string;
  /** Digits only for the USA, `A1A 1A1` for Canada. */
  postalCode: string;
  city: string;
  isPoBox: boolean;
}
