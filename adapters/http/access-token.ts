/** A token that ends while a call is on its way helps nobody. */
const SPARE_MS = 60_000;

export interface AccessToken {
  text: string;
  lastsSeconds: number;
}

/** An access token of OAuth 2.0's client credentials (RFC 6749, 4.4), asked for once for all calls that wait for it. */
export function accessToken(ask: () => Promise<AccessToken>) {
  let asked: Promise<string> | null = null;
  let until = 0;
  return {
    current: (): Promise<string> => {
      if (asked !== null && Date.now() < until) return asked;
      until = Number.POSITIVE_INFINITY;
      const mine = ask().then(({ text, lastsSeconds }) => {
        until = Date.now() + lastsSeconds * 1000 - SPARE_MS;
        return text;
      });
      asked = mine;
      mine.catch(() => {
        if (asked === mine) asked = null;
      });
      return mine;
    },
    forget: (): void => {
      asked = null;
    },
  };
}
