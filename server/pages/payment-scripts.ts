/** A script of the payment page, and what it is there for. */
interface PaymentScript {
  /** Of the build, without what the build puts behind it. The script of who takes cards is a setting, and stands in the policy. */
  name: string;
  why: string;
}

/**
 * Every script that may be in the page on which a card is paid with: the inventory of PCI DSS 4.0.1, 6.4.3. A script that is
 * not here fails `e2e/scripts-of-others.e2e.ts`, and is told to the log where it is served (11.6.1).
 * React Router's own inline scripts are named by their hashes in the page's policy (decision 5).
 */
export const PAYMENT_PAGE_SCRIPTS: readonly PaymentScript[] = [
  { name: "address", why: "the billing address" },
  { name: "address-lines", why: "the billing address" },
  { name: "buying", why: "the calls of cart and checkout" },
  { name: "card-box", why: "how a graphics card travels, chosen at the step before" },
  { name: "card-fields", why: "opens the frame that the card is typed into" },
  { name: "cart", why: "the cart" },
  { name: "carts-page", why: "cart and checkout" },
  { name: "checkout-page", why: "the steps of the checkout" },
  { name: "early-script", why: "the theme, and whether the cookie question was answered, before the first paint" },
  { name: "entry.client", why: "starts the page" },
  { name: "error-page", why: "what stands instead of a page that failed" },
  { name: "frame", why: "the frame around every page" },
  { name: "gauge", why: "how far a sum has come, drawn as a bar" },
  { name: "goods", why: "what is in the cart" },
  { name: "keep-link-parameters", why: "which link led here, which goes with the order" },
  { name: "light", why: "the color of a PC's light, beside its line" },
  { name: "manifest", why: "which file belongs to which page" },
  { name: "open-stripe", why: "loads the script of who takes cards" },
  { name: "order", why: "what an order is on the wire" },
  { name: "overlays", why: "dialogs and alerts" },
  { name: "page", why: "the frame around every page" },
  { name: "parcel-insurance", why: "the insurance of the parcel, kept with the cart" },
  { name: "payment-step", why: "the payment" },
  { name: "phone-wallets", why: "Apple Pay and Google Pay" },
  { name: "pictures", why: "pictures in the sizes that the server offers" },
  { name: "react", why: "what draws the page" },
  { name: "receipt", why: "the lines and sums beside the payment" },
  { name: "rest-later", why: "what a pre-order costs later, beside the payment" },
  { name: "rolldown-runtime", why: "what the build's files are put together by" },
  { name: "root", why: "the frame around every page" },
  { name: "router", why: "which page and which step stand there" },
  { name: "router.client", why: "starts the page" },
  { name: "shared", why: "what every page uses: buttons, fields, money" },
  { name: "shell", why: "the frame around every page" },
  { name: "ship-to", why: "where things go, said in the header, and what a postal code looks like" },
  { name: "states", why: "states by name, in the billing address" },
  { name: "text-updates", why: "the wish for texts, kept with the order" },
];

const BUILT = /^\/assets\/(.+)-[\w-]{8}\.js$/;
const SOURCES = /<(?:script|link rel="modulepreload")\s[^>]*?(?:src|href)="([^"]+)"/g;

/** `/assets/checkout-page-1a2b3c4d.js` is `checkout-page`. */
export function scriptNameOf(address: string): string {
  return BUILT.exec(address)?.[1] ?? address;
}

/** What a payment page's markup names besides its list and the script of who takes cards. */
export function unlistedScripts(html: string, allowed: readonly string[]): string[] {
  const listed = new Set(PAYMENT_PAGE_SCRIPTS.map(({ name }) => name));
  return [...html.matchAll(SOURCES)]
    .map(([, address = ""]) => address)
    .filter((address) => !listed.has(scriptNameOf(address)) && !allowed.some((source) => address.startsWith(source)));
}

export function isPaymentPage({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): boolean {
  return pathname === "/carts" && searchParams.get("step") === "payment";
}
