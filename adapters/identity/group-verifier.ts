import type { IdGroup } from "#rules/discounts/id-groups.ts";

/** What was said of a person who came back. */
export interface VerifiedPerson {
  /** The provider's own number of the person; it never changes. */
  userId: string;
  /** Whether the provider vouches for the group that was asked about. */
  isVerified: boolean;
}

/**
 * Vouches that somebody belongs to a group: authorization code with PKCE (RFC 6749, 7636). `finish` throws
 * `ProviderRefused` for whatever is not exactly what was asked for, and `ProviderAway` where nobody answered: a code is
 * worth something once, so the visitor begins again.
 */
export interface GroupVerifier {
  startUrl(asked: { group: IdGroup; state: string; challenge: string; redirectUri: string }): string;
  finish(given: { group: IdGroup; code: string; verifier: string; redirectUri: string }): Promise<VerifiedPerson>;
}
