import { counted } from "./plural.ts";
import type { DelayAnswer, DelayReason, DelaySilence } from "#rules/order/ship-delay.ts";
import { dayText } from "./days.ts";

/** Why it ships later, as a sentence of its own. */
export const delayReasonWords: Readonly<Record<DelayReason, string>> = {
  parts_late: "A part of it has not come in yet.",
  test_failed: "It did not pass our test, so we are putting it right.",
  many_orders: "We have more orders than we can build in time.",
  carrier_late: "The carrier cannot take it in time.",
  not_ready: "It is not ready yet.",
};

/** What silence means, in the words of the law: 16 CFR 435.2(b) wants it said with the choice. */
const silenceWords = (silence: DelaySilence, shipsOn: string, answerBy: string) =>
  silence === "cancels"
    ? `If you have not agreed to wait by ${dayText(answerBy)}, we cancel the order and give all your money back. We ship it if it is ready before that.`
    : `If we do not hear from you, we keep the order and ship it by ${dayText(shipsOn)}.`;

/** The mail that offers the choice. */
export const delayMailWords = {
  subject: (number: string, shipsOn: string) =>
    shipsOn === "" ? `Order ${number} ships late` : `Order ${number} ships by ${dayText(shipsOn)}`,
  title: "Your order ships later",
  lead: (fromOn: string, shipsOn: string) =>
    shipsOn === ""
      ? `We promised to ship it by ${dayText(fromOn)}. We cannot keep that day, and cannot name another one yet.`
      : `We promised to ship it by ${dayText(fromOn)}. It will ship by ${dayText(shipsOn)}.`,
  choice: "You choose: wait for it, or cancel it and get all your money back.",
  silence: silenceWords,
  anyTime: "If you wait, you can still cancel until it ships.",
  wait: "Wait for it",
  cancel: "Cancel for a full refund",
  sorry: "We are sorry to keep you waiting.",
  questions: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
};

/** A text of one message; its days have plain spaces, which keep it in the alphabet of 160 signs. */
export const delayText = (store: string, number: string, shipsOn: string, page: string) =>
  `${store}: order ${number} ships ${shipsOn === "" ? "late" : `by ${dayText(shipsOn).replaceAll("\u00a0", " ")}`}. Wait or cancel: ${page} Reply STOP to end.`;

/** On the order's page. */
export const delayNoticeWords = {
  title: (fromOn: string, shipsOn: string) =>
    shipsOn === ""
      ? `This order does not ship by ${dayText(fromOn)}, and we cannot name another day yet.`
      : `This order ships by ${dayText(shipsOn)}, not ${dayText(fromOn)}.`,
  choice: "You can wait for it, or cancel it and get all your money back.",
  silence: silenceWords,
  agreed: "You have agreed to wait. You can still cancel until it ships.",
  wait: "Wait for it",
  cancel: "Cancel for a full refund",
  cancelText: "Everything you paid goes back the way it came. This can’t be undone.",
  cancelSure: "Yes, cancel the order",
  canceled: {
    cancel: "You canceled this order because of the delay.",
    silence: "Nobody agreed to wait for this order, so it is canceled.",
  } satisfies Record<Exclude<DelayAnswer, "wait">, string>,
  canceledText: "All your money is on its way back.",
  noDay: "No ship date yet",
};

/** At the desk. */
export const deskDelayWords = {
  way: "Ship dates",
  title: "Ship dates",
  lead: "Promises that end within two days, and orders whose buyers were told of a delay. Who has to be told is told by the store at the end of the promised day, without a new date.",
  none: "Every promise has more than two days, and nobody waits for an answer.",
  promised: (day: string, spare: string) => `Leaves by ${dayText(day)}: ${spare}.`,
  left: (days: number) =>
    days < 0
      ? `${counted(-days, "business day", "business days")} late`
      : days === 0
        ? "today"
        : `${counted(days, "business day", "business days")} left`,
  told: (fromOn: string, shipsOn: string) =>
    shipsOn === ""
      ? `Was to leave by ${dayText(fromOn)}; the buyer knows that there is no day yet.`
      : `Was to leave by ${dayText(fromOn)}; the buyer knows that it leaves by ${dayText(shipsOn)}.`,
  answer: (answer: DelayAnswer | "", silence: DelaySilence, answerBy: string) => {
    if (answer === "wait") return "The buyer waits.";
    if (answer === "cancel") return "The buyer canceled. The money is on its way back: do not ship it.";
    if (answer === "silence")
      return "Nobody agreed to wait, so it is canceled. The money is on its way back: do not ship it.";
    return silence === "waits"
      ? "No answer, which means that the buyer waits."
      : `No answer. Without one by ${dayText(answerBy)} the order is canceled and refunded by itself.`;
  },
  panel: "Ship date",
  move: "Move the ship date",
  moveNote:
    "The buyer is emailed at once, and chooses between waiting and a full refund. Up to 30 days later, and the first time, silence means that they wait; else the order ends without their answer.",
  day: "New day",
  dayHelp: "Leave it empty where no day can be named.",
  why: "Why",
  press: "Tell the buyer",
  whys: {
    parts_late: "A part is late",
    test_failed: "It failed a test",
    many_orders: "Too many orders",
    carrier_late: "The carrier is late",
    not_ready: "Not ready in time",
  } satisfies Record<DelayReason, string>,
};

/** In the desk's log, after what was done. */
export const delayedTo = (shipsOn: string | null | undefined) =>
  shipsOn === undefined ? "" : shipsOn === null ? ", to a day unknown" : ` to ${dayText(shipsOn)}`;

/** Of a refund's mail: why an order that was late has ended. */
export const delayRefundWords = "The order is canceled, because it would have shipped later than we promised.";
