import { STAFF_ROLES } from "#rules/staff/staff-roles.ts";
import { deskPeopleWords } from "./desk-people.ts";
import { formatCount, formatMoney } from "./money.ts";
import { counted } from "./plural.ts";

interface Fact {
  Name: string;
  Value: string;
}

const money = (cents: string) => formatMoney(Math.abs(Number(cents)) / 100);
const plain = (value: string) => value.replaceAll("_", " ");
/** Enough of an id to find it by. */
const short = (id: string) => id.slice(0, 8);

/** How the log says a fact that it kept; one that is not here is said by its own name. */
const FACTS: Readonly<Record<string, (value: string) => string>> = {
  state: (state) => (state === "null" ? "new" : plain(state)),
  roles: rolesText,
  totalCents: (cents) => `total ${money(cents)}`,
  amountCents: money,
  dueCents: (cents) =>
    Number(cents) === 0 ? "the same price" : `${money(cents)} ${Number(cents) > 0 ? "to pay" : "back"}`,
  refundId: (id) => `refund ${short(id)}`,
  revisionId: (id) => short(id),
  number: (number) => `change ${number}`,
  why: plain,
  carrier: plain,
  tracking: (number) => number,
  held: (reason) => `held: ${reason}`,
  onHand: (units) => `${formatCount(Number(units))} on the shelf`,
  points: (points) => `${Number(points) < 0 ? "−" : "+"}${formatCount(Math.abs(Number(points)))} points`,
  host: (host) => host,
  messages: (count) => counted(Number(count), "message", "messages"),
  eventId: (id) => `evt_${id}`,
  region: (region) => region,
  events: (json) => (JSON.parse(json) as string[]).join(", "),
  certificate: (number) => `certificate ${number}`,
};

export function loggedFactsText(facts: readonly Fact[]): string {
  return facts.map(({ Name, Value }) => FACTS[Name]?.(Value) ?? `${Name} ${Value}`).join(", ");
}

/** What an act was done to: `order` and its number, `staff` and who it is. */
export function loggedSubjectText(kind: string, id: string, name: string): string {
  switch (kind) {
    case "order":
    case "rma":
      return id;
    case "member":
      return `Member ${id}`;
    case "sku":
      return `SKU ${id}`;
    case "review":
      return `Review ${short(id)}`;
    case "webhook":
      return `Webhook ${short(id)}`;
    case "staff":
      return name === "" ? "Staff" : name;
    default:
      return `${kind} ${id}`.trim();
  }
}

function rolesText(json: string): string {
  return STAFF_ROLES.filter((role) => json.includes(`"${role}"`))
    .map((role) => deskPeopleWords.roles[role])
    .join(", ");
}
