/** Who somebody is, as a provider says it. */
export interface Identity {
  /** The provider's own number of the person; it never changes. */
  subject: string;
  email: string | null;
  /** Whether the provider has made sure that the address is theirs. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Keys of this store at a provider, and where the provider is. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** Where browsers are sent. */
  authorizeUrl: string;
  tokenUrl: string;
  /** Google: its signing keys. Discord: who the token is about. */
  factsUrl: string;
  /** How long one answer may take. */
  patienceMs?: number;
}

/**
 * A sign-in elsewhere: authorization code with PKCE (RFC 6749, 7636; RFC 9700 asks for both state and PKCE). Its answers
 * are another's: `finish` throws `ProviderRefused` for whatever is not exactly what was asked for.
 */
export interface IdentityProvider {
  startUrl(asked: { state: string; nonce: string; challenge: string; redirectUri: string }): string;
  finish(given: { code: string; verifier: string; nonce: string; redirectUri: string }): Promise<Identity>;
}

/** Google also hands its signed word to the page itself (Sign in with Google). */
export interface TokenReader {
  readToken(idToken: string, nonce: string): Promise<Identity>;
}

export class ProviderRefused extends Error {
  override name = "ProviderRefused";
}

/** Silence, a failing provider, or an answer that says nothing. */
export class ProviderAway extends ProviderRefused {
  override name = "ProviderAway";
}
