import { WrongSetting } from "./settings.ts";

/** These addresses hold passwords, and what is said at start ends in logs. */
const UNSAID = new Set(["DATABASE_URL", "DATABASE_DIRECT_URL", "SMTP_URL"]);

/** An address of one of the protocols, without the slash at its end. Throws `WrongSetting`. */
export function addressOf(name: string, text: string, protocols: readonly string[]): string {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !protocols.includes(address.protocol)) {
    const said = UNSAID.has(name) ? "not an address" : `"${text}"`;
    throw new WrongSetting(
      `${name} is ${said}, but it must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}.`,
    );
  }
  return text.replace(/\/$/, "");
}

/** An address that is an origin and nothing more: scheme, host and port. */
export function originOf(name: string, text: string, protocols: readonly string[]): string {
  const address = addressOf(name, text, protocols);
  const { pathname, search, hash, username } = new URL(text);
  if (pathname !== "/" || search || hash || username)
    throw new WrongSetting(`${name} is "${text}", but it must be a scheme, a host and a port only.`);
  return address;
}
