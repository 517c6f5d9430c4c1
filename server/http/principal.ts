/**
 * Who is asking, made once per request from its cookies and standing in every `WHERE`.
 * A guest's claims are the 256-bit token of the cart cookie, known here by its SHA-256, and keys of single orders.
 */
export interface Principal {
  kind: "guest";
  /** SHA-256 of the cart cookie's token; null when the visitor has no cart yet. */
  cartTokenSha256: Uint8Array | null;
  /** Orders whose signed key the browser holds: number and key, not checked yet. */
  orderKeys: ReadonlyMap<string, string>;
  /** Keyed hash of the client's address, for rate limits and logs; never the address itself. */
  clientKey: string;
}
