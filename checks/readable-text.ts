import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

/** Rooms in which no text stands that a shopper reads; theirs is in `messages/`. */
const WORDLESS = "{storefront,ui,server,adapters,rules,contract}/**/*.{ts,tsx}";

/** By kind of file: tests and what they are made of, and whole pages of one language. */
const EXEMPT = /\.test\.tsx?$|\/testing\/|\/test-[^/]+$|^storefront\/content\/[a-z]{2}-[A-Z]{2}\//;

/** Who reads what stands there is never a shopper: the owner at the command line, in the log, on monitors and of a file of settings or products, a developer, or the database. */
const TOLD_TO_OWNERS =
  /^server\/(?:db|health|jobs|settings)\/|^adapters\/logging\/|^rules\/config\/|^contract\/schemas\/|-(?:report|statements)\.ts$|^server\/http\/(?:api-document|api-page|store-server)\.ts$/;

/** Rows the owner's settings begin with: `store.config.ts` may name a tax, a fee's source or a way to ship otherwise. */
const SETTINGS =
  /^rules\/(?:fees\/delivery-fees|shipping\/default-shipping-config|tax\/(?:holidays|rates)-[a-z]+)\.ts$/;

/** Single texts outside of `messages/`, each with its reason. */
export const ALLOWED: Readonly<Record<string, string>> = {
  "server/carts/make-coupon.ts": "what `npm run coupon` answers the owner",
  "server/catalog/catalogue-conflicts.ts": "what `npm run import` answers the owner",
  "rules/discounts/coupon-to-make.ts": "what `npm run coupon` answers the owner",
  "rules/discounts/read-coupon-value.ts": "what `npm run coupon` answers the owner",
  "rules/voucher/voucher-to-issue.ts": "what `npm run voucher` answers the owner",
  "rules/voucher/read-voucher-correction.ts": "what `npm run voucher` answers the owner",
  "rules/order/carriers.ts": "names of carriers, the same in every language",
  "rules/staff/staff-acts.ts": "what a developer is told at start of a row that leaves something out",
  "rules/tax/tax-region.ts": "what the owner is told at start",
  "rules/build/facts/standards.ts": "sockets and form factors as their makers write them",
  "rules/build/chipset-support.ts": "chipsets and processors as their makers write them",
  "rules/build/rules/cooler-socket.ts": "sockets as their makers write them",
  "rules/build/facts/operating-system-facts.ts": "systems as their makers write them",
  "rules/build/facts/power-supply-facts.ts": "grades of power supplies, as their books name them",
  "rules/build/component-options.ts": "values of facets, which stand in addresses (decision 15)",
  "server/http/visitor-cookies.ts": "values of a cookie's SameSite",
  "server/points/point-entries-table.ts": "a condition in SQL",
  "server/refunds/load-refundable.ts": "a condition in SQL",
  "server/orders/recompute-order.ts": "what `npm run recompute` answers the owner",
  "server/orders/judge-again.ts": "what `npm run recompute` answers the owner",
  "server/sessions/describe-browser.ts": "names of browsers and systems, the same in every language",
  "server/pictures/picture-library.ts": "a missing picture folder, thrown at start",
  "adapters/insurance/ups-capital-insurance.ts": "what the log says of the insurer",
  "server/catalog/sitemap.ts": "the words of robots.txt",
  "adapters/address/easypost-addresses.ts": "a header of HTTP",
  "adapters/mail/resend-news.ts": "a word of Resend's API",
  "server/catalog/shipped-to.ts": "places by which search engines are told of shipping",
  "server/http/bound-connections.ts": "an answer in HTTP's own words",
  "server/id-discount/id-proof-mail.ts": "samples of what somebody at the desk writes",
  "server/mail/rma-decided-mail.ts": "samples of what somebody at the desk writes",
  "server/rma/return-parcel-of.ts": "the kind of a shipment, for its carrier",
  "server/mail/rma-message-mail.ts": "samples of what a buyer and the desk write",
  "server/exemptions/exemption-mail.ts": "samples of what somebody at the desk writes",
  "server/creators/creator-mail.ts": "samples of what somebody at the desk writes",
  "server/mail/sample-facts.ts": "a product of the samples of mails, for developers",
  "adapters/tax/read-calculation.ts": "the provider's name, and its tax's as the settings' table has it",
  "adapters/tax/stripe-tax.ts": "references of lines at Stripe, and what the log says of it",
  "adapters/marketing/ask-omnisend.ts": "what the log says of the marketing service",
  "server/pages/payment-scripts.ts": "an inventory for auditors (PCI DSS 6.4.3)",
  "server/pages/content-security-policy.ts": "words of a content security policy",
  "server/scripts/slot-frames.ts": "words of a content security policy",
  "server/webhooks/webhook-endpoints.ts": "whose a sealed secret is",
  "server/marketing/due-marketing.ts": "a condition in SQL",
  "contract/card-messages.ts": "the specification's words, which a provider's frame says, too (S320)",
  "adapters/payments/amazon-payments.ts":
    "words of Amazon's API, and why a charge was closed in the owner's books there",
  "adapters/payments/amazon-refunds.ts": "words of Amazon's API",
  "adapters/payments/read-amazon-webhook.ts": "fields of a message of Amazon's SNS",
  "adapters/payments/affirm-checkout.ts": "what Affirm's page, which is English, calls the parts of an order",
  "adapters/payments/katapult-application.ts": "what Katapult's page, which is English, calls the parts of an order",
  "adapters/payments/stripe-payments.ts": "the name of a payment in the owner's books at Stripe",
};

/** Attributes that are read or heard, whatever component has them. */
const READ_ATTRIBUTES = /^(?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label)$/;
/** Attributes that are never read: looks, addresses, sizes, names. */
const UNREAD_ATTRIBUTES =
  /^(?:class|className|style|id|href|to|src|rel|sizes|media|content|d|viewBox|transform|sandbox|key|htmlFor|name|field)$/;
/** Keys whose value a machine reads: headers, looks, schema.org's words. */
const UNREAD_KEYS =
  /^(?:@type|@context|query-input|cache-control|content-type|content-security-policy|authorization|allow|vary|accept|content|requestId|field|sql|[a-zA-Z]*(?:family|border|shadow|sizes))$/i;
/** Calls that log, compare, or take names of the document or the database. */
const UNREAD_CALLS =
  /(?:^|\.)(?:log|console|logger)(?:\.|$)|(?:^|\.)(?:matchMedia|querySelector(?:All)?|closest|replace|replaceAll|split|includes|startsWith|endsWith|select|returning|where|orderBy|getAll|executeQuery|query|raw|header|set)$/;
/** Names that are the same in every language, and names of fields as the specification spells them. */
const PROPER =
  /^(?:Rigsmith|Affirm|Katapult|Amazon Pay|Visa|Mastercard|Master|Discover|Amex|American Express|Intel|Radeon .*|GeForce .*|Intel Arc .*)$/;
const FIELD =
  /^(?:About|Account|Address|Addresses|Alerts|All|Answer|Audience|Author|Basic|Body|By|Carrier|Cart|Certificate|Change|City|Code|Comment|Country|Coupon|Decision|Early|Email|Events|Ground|Group|Headline|Id|Key|Label|Line|Name|Number|Orders|Organisation|Parts|Passkeys|Password|Payment|Picture|Platform|Points|Proof|Rating|Reason|Returns|Reviews|Rma|Roles|Sessions|Size|State|Surveys|Text|To|Told|Total|Tracking|Unit|Url|Version|Wants|Why)$/;

type Node = { type: string; start: number } & Record<string, unknown>;

export interface ReadableText {
  at: string;
  text: string;
}

/** Text that a person would read in one source, with its line. */
export function readableTextIn(file: string, source: string): ReadableText[] {
  const found: ReadableText[] = [];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  visit(program, false);
  return found;

  function visit(value: unknown, isRead: boolean): void {
    if (Array.isArray(value)) for (const one of value) visit(one, isRead);
    if (!isNode(value) || isUnread(value)) return;
    if (value.type === "JSXText") return say(value, String(value["value"]), true);
    if (value.type === "Literal") return say(value, value["value"], isRead);
    if (value.type === "TemplateLiteral") say(value, templateText(value), isRead);
    const inside =
      value.type === "JSXAttribute" ? READ_ATTRIBUTES.test(nameOf(value["name"])) : isRead && !isCode(value);
    for (const [key, child] of Object.entries(value)) if (!isNameOf(value, key)) visit(child, inside);
  }

  function say(node: Node, text: unknown, isRead: boolean): void {
    if (typeof text !== "string" || PROPER.test(text.trim()) || (!isRead && FIELD.test(text))) return;
    if (isRead ? /\p{L}/u.test(text) : readsAsText(text))
      found.push({
        at: `${file}:${source.slice(0, node.start).split("\n").length}`,
        text: text.replaceAll(/\s+/g, " ").trim(),
      });
  }
}

/** Several words of which one begins like a sentence or ends like one, or one word as a label is written: `Added`. */
function readsAsText(text: string): boolean {
  if (/^[<{"]|[;{}]|=\S|\w\(|:\/\/|\s=\s:\w|'self'|\bvar\(|\d(?:px|vw|vh)\b/.test(text.trim())) return false;
  const isSentence = /\p{L}{2,}[,:’']?\s+(?:[\p{L}\d“…]|$)/u.test(text) && /\p{Lu}|[.!?,…’]|\s…|…\s/u.test(text);
  return isSentence || /^\s*\p{Lu}\p{Ll}+[.!?…]?\s*$/u.test(text);
}

/** Text of a template, `…` for each value in it. */
function templateText(node: Node): string {
  const quasis = node["quasis"] as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join("…");
}

/** Types, imports, what is thrown, made or logged, comparisons and tagged templates hold names and words for us. */
function isUnread(node: Node): boolean {
  switch (node.type) {
    case "ImportDeclaration":
    case "ImportExpression":
    case "ExportAllDeclaration":
    case "ThrowStatement":
      return true;
    case "TaggedTemplateExpression":
      return nameOf(node["tag"]) !== "html";
    case "BinaryExpression":
      return /^(?:in|[!=]==?)$/.test(String(node["operator"]));
    case "CallExpression":
      return UNREAD_CALLS.test(nameOf(node["callee"]));
    case "NewExpression":
      return nameOf(node["callee"]) !== "Response";
    case "JSXAttribute":
      return UNREAD_ATTRIBUTES.test(nameOf(node["name"]));
    case "Property":
      return UNREAD_KEYS.test(nameOf(node["key"]));
    default:
      return node.type.startsWith("TS") && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type);
  }
}

/** Inside a read attribute the parts of a call are code again. */
const isCode = ({ type }: Node) => type === "CallExpression" || type === "MemberExpression";

/** A name is not a value: `{ Total: 1 }`, `case "Paid":`, `fields["Total"]`. */
function isNameOf({ type, computed }: Node, key: string): boolean {
  return (
    (type === "Property" && key === "key" && computed !== true) ||
    (type === "SwitchCase" && key === "test") ||
    (type === "MemberExpression" && key === "property")
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "Literal") return String(node["value"]);
  if (node.type === "MemberExpression") return `${nameOf(node["object"])}.${nameOf(node["property"])}`;
  if (node.type === "CallExpression") return nameOf(node["callee"]);
  if (node.type === "ChainExpression") return nameOf(node["expression"]);
  return typeof node["name"] === "string" ? node["name"] : "";
}

export function readableTexts(): ReadableText[] {
  return globSync(WORDLESS)
    .filter(
      (file) => ![EXEMPT, TOLD_TO_OWNERS, SETTINGS].some((kind) => kind.test(file)) && !Object.hasOwn(ALLOWED, file),
    )
    .flatMap((file) => readableTextIn(file, readFileSync(file, "utf8")));
}
