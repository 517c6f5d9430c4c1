import type { DeliveryState, WebhookState } from "#rules/webhook/webhook-states.ts";
import { counted } from "./plural.ts";

const EVENTS: Readonly<Record<string, string>> = {
  "order.created": "An order is placed",
  "order.paid": "It is paid",
  "order.shipped": "It ships",
  "order.delivered": "It is delivered",
  "order.cancelled": "It is canceled",
  "order.refunded": "Money goes back",
};

/** Of the desk's pages about the merchant's own programs. */
export const deskWebhookWords = {
  title: "Webhooks",
  lead: "Programs of yours that are told of orders. A message names nobody: no name, no email, no address.",
  none: "No program is told yet.",
  url: "Address",
  urlHelp: "Like https://erp.example.com/orders",
  events: "Told of",
  allEvents: "Every event",
  event: (type: string) => EVENTS[type] ?? type,
  add: "Add a webhook",
  addPress: "Add and show its secret",
  states: {
    on: "On",
    off: "Off",
    paused: "Paused after failures",
    ended: "Ended",
  } satisfies Record<WebhookState | "ended", string>,
  stateHelp: {
    on: "New events go out within two minutes.",
    off: "Nothing is sent. What happens meanwhile is sent when you switch it on within three days.",
    paused:
      "It took nothing for three days, so nothing more is sent. Send a test event, switch it on, then send what failed again.",
    ended: "It is told nothing more. Add its address again to go on, with a new secret.",
  } satisfies Record<WebhookState | "ended", string>,
  waiting: (waiting: number, failed: number) =>
    [
      waiting === 0 ? "nothing waits" : counted(waiting, "message waits", "messages wait"),
      ...(failed > 0 ? [`${failed} failed`] : []),
    ].join(", "),
  secret: "Its secret. Copy it now: it is not shown again.",
  done: "Done.",
  replayed: (count: number) =>
    `${counted(count, "message goes", "messages go")} out again, under the ${count === 1 ? "id it" : "ids they"} had.`,
  check: "Look at the fields below.",
  all: "Back to all webhooks",
  state: "State",
  switchOn: "Switch on",
  switchOff: "Switch off",
  end: "End it for good",
  saveEvents: "Save what it is told of",
  secretTitle: "Secret",
  secretHelp: "A new one signs at once. The old one signs beside it for a day, so that you can change your program.",
  bothSign: (moment: string) => `The old secret signs, too, until ${moment}.`,
  rotate: "Make a new secret",
  test: "Test event",
  testHelp: "Sends a message of the type webhook.test now, once.",
  testPress: "Send a test event",
  tested: (moment: string) => `Last test ${moment}:`,
  log: "Messages",
  show: "Show",
  shows: { all: "All", failed: "Failed" },
  noMessages: { all: "Nothing was sent to it yet.", failed: "Nothing failed." },
  replayFailed: (count: number) => `Send ${counted(count, "failed message", "failed messages")} again`,
  replay: "Send again",
  /** As its message names it. */
  eventId: (id: number) => `evt_${id}`,
  older: "Older messages",
  columns: {
    event: "Event",
    order: "Order",
    state: "State",
    tries: "Tries",
    tried: "Last try",
    answer: "Answer",
  },
  deliveries: {
    taken: "Taken",
    waiting: "Waits",
    failing: "Failed, is tried again",
    given_up: "Given up",
  } satisfies Record<DeliveryState, string>,
  next: (moment: string) => `next ${moment}`,
};
