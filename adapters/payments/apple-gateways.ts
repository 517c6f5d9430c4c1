const numbered = (name: string, most: number) => Array.from({ length: most }, (_, at) => `${name}${at + 1}.apple.com`);

/**
 * Every host that Apple's event may name, by its list (developer.apple.com, Apple Pay on the Web, "Setting Up Your Server",
 * with the numbered hosts of its earlier editions). A name that only looks like one of them would be shown our certificate.
 */
const GATEWAYS: ReadonlySet<string> = new Set([
  "apple-pay-gateway.apple.com",
  "cn-apple-pay-gateway.apple.com",
  "apple-pay-gateway-cert.apple.com",
  "cn-apple-pay-gateway-cert.apple.com",
  ...numbered("apple-pay-gateway-nc-pod", 5),
  ...numbered("apple-pay-gateway-pr-pod", 5),
  ...numbered("cn-apple-pay-gateway-sh-pod", 3),
  ...numbered("cn-apple-pay-gateway-tj-pod", 3),
]);
const PATHS: ReadonlySet<string> = new Set(["/paymentservices/startSession", "/paymentservices/paymentSession"]);

/** The address at Apple that a browser named, or null: https, a listed host and path, and nothing else in it. */
export function appleGateway(said: string): string | null {
  const url = URL.canParse(said) ? new URL(said) : null;
  if (!url || !GATEWAYS.has(url.hostname) || !PATHS.has(url.pathname)) return null;
  const plain = `https://${url.hostname}${url.pathname}`;
  // No port, name, password, query or fragment: what is asked is what was looked at.
  return url.href === plain ? plain : null;
}
