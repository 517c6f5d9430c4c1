import { NO_CENTS, type Cents } from "../money/cents.ts";
import { hasCardNumber } from "../payment/find-card-numbers.ts";
import type { Coupon } from "./apply-coupon.ts";
import type { LineToPrice } from "../cart/line-to-price.ts";
import { ok } from "../refusal.ts";
import { addDays, dayNumber, dayText } from "../shipping/calendar-days.ts";
import { dayStart } from "./day-start.ts";
import { type Read, readAmount, readCouponValue, unreadable } from "./read-coupon-value.ts";

/** A coupon as an owner asks for it: nobody has used it. Empty lists mean everything. */
export interface CouponToMake {
  code: string;
  kind: Coupon["kind"];
  value: number;
  minimumSubtotal: Cents;
  startsAt: string;
  endsAt: string | null;
  useLimit: number | null;
  customerUseLimit: number | null;
  onlySkuIds: readonly number[];
  onlyKinds: readonly LineToPrice["kind"][];
  exceptSkuIds: readonly number[];
  /** Shown to everybody who asks which coupons there are. */
  listed: boolean;
}

type Part = Read<Partial<CouponToMake>>;
type Clock = { at: string; timeZone: string };

const LINE_KINDS = ["desktop", "laptop", "gear", "part"] as const satisfies readonly LineToPrice["kind"][];
const KIND_MEANT: Readonly<Record<string, LineToPrice["kind"]>> = {
  pc: "desktop",
  pcs: "desktop",
  computer: "desktop",
  desktops: "desktop",
  notebook: "laptop",
  laptops: "laptop",
  accessory: "gear",
  accessories: "gear",
  component: "part",
  components: "part",
  parts: "part",
};
const MOST_USES = 1_000_000;
const LARGEST_ID = 2_147_483_647;

/** Each option of a coupon, and what its word makes of it. A refusal is the end of a sentence that begins with the option. */
const OPTIONS: Readonly<Record<string, (word: string, clock: Clock) => Part>> = {
  "--from": (word, { timeZone }) => ofDay(word, (on) => ({ startsAt: dayStart(on, timeZone) })),
  "--until": (word, { timeZone }) => ofDay(word, (on) => ({ endsAt: dayStart(addDays(on, 1), timeZone) })),
  "--uses": (word) => ofCount(word, (useLimit) => ({ useLimit })),
  "--per-customer": (word) => ofCount(word, (customerUseLimit) => ({ customerUseLimit })),
  "--minimum": (word) => {
    const amount = readAmount(word);
    return amount.ok ? ok({ minimumSubtotal: amount.value }) : amount;
  },
  "--kinds": readKinds,
  "--skus": (word) => ofSkus(word, (onlySkuIds) => ({ onlySkuIds })),
  "--except-skus": (word) => ofSkus(word, (exceptSkuIds) => ({ exceptSkuIds })),
  "--listed": (word) =>
    word === "yes" || word === "no" ? ok({ listed: word === "yes" }) : unreadable(`is "${word}": write yes or no.`),
};
const OPTION_NAMES = Object.keys(OPTIONS).join(", ");

/**
 * The coupon that an owner's words ask for: a code, a value (`10%`, `$25`, `free-shipping`), then options and their
 * words. Days are whole days in the store's zone. Refused with a sentence that names the option and what would be right.
 */
export function couponToMake(words: readonly string[], clock: Clock): Read<CouponToMake> {
  const [codeWord = "", valueWord = "", ...optionWords] = words;
  const code = codeWord.trim().toUpperCase();
  if (!/^[A-Z0-9][A-Z0-9_-]{0,39}$/.test(code) || hasCardNumber(code))
    return unreadable(
      `The code "${codeWord}" cannot be used: a code is 1 to 40 letters, digits, hyphens or underscores, begins with a letter or a digit, and is no card number.`,
    );
  const value = readCouponValue(valueWord);
  if (!value.ok) return unreadable(`The value ${value.problem}`);
  const options = readOptions(optionWords, clock);
  if (!options.ok) return options;
  const coupon: CouponToMake = {
    code,
    ...value.value,
    minimumSubtotal: NO_CENTS,
    startsAt: clock.at,
    endsAt: null,
    useLimit: null,
    customerUseLimit: null,
    onlySkuIds: [],
    onlyKinds: [],
    exceptSkuIds: [],
    listed: false,
    ...options.value,
  };
  const contradiction = contradictionIn(coupon, clock.at);
  return contradiction === null ? ok(coupon) : unreadable(contradiction);
}

function readOptions(words: readonly string[], clock: Clock): Part {
  const given = new Map<string, string>();
  for (let at = 0; at < words.length; at += 2) {
    const [name = "", word] = [words[at], words[at + 1]];
    if (!Object.hasOwn(OPTIONS, name))
      return unreadable(`There is no option ${name}; the options are ${OPTION_NAMES}.`);
    if (given.has(name)) return unreadable(`${name} is given twice: give it once.`);
    if (word === undefined || word.startsWith("--")) return unreadable(`${name} has no value: write one after it.`);
    given.set(name, word);
  }
  let parts: Partial<CouponToMake> = {};
  for (const [name, word] of given) {
    const part = OPTIONS[name]?.(word, clock);
    if (part?.ok === false) return unreadable(`${name} ${part.problem}`);
    parts = { ...parts, ...part?.value };
  }
  return ok(parts);
}

/** What each option allows alone and no coupon can be. */
function contradictionIn(coupon: CouponToMake, at: string): string | null {
  if (coupon.endsAt !== null && Date.parse(coupon.endsAt) <= Date.parse(at))
    return "--until is over already: give today or a later day.";
  if (coupon.endsAt !== null && Date.parse(coupon.endsAt) <= Date.parse(coupon.startsAt))
    return "--until is before --from: give the same day or a later one.";
  if (coupon.useLimit !== null && coupon.customerUseLimit !== null && coupon.customerUseLimit > coupon.useLimit)
    return `--per-customer is ${coupon.customerUseLimit}, more than --uses has in all: give at most ${coupon.useLimit}.`;
  const both = coupon.exceptSkuIds.find((skuId) => coupon.onlySkuIds.includes(skuId));
  if (both !== undefined) return `--except-skus has ${both}, and so does --skus: take it out of one of them.`;
  return null;
}

function ofDay(word: string, part: (on: string) => Partial<CouponToMake>): Part {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(dayNumber(word)) && dayText(dayNumber(word)) === word;
  return isDay ? ok(part(word)) : unreadable(`is "${word}": write a day of the calendar like 2026-11-27.`);
}

function ofCount(word: string, part: (count: number) => Partial<CouponToMake>): Part {
  const count = /^\d{1,7}$/.test(word) ? Number(word) : 0;
  if (count >= 1 && count <= MOST_USES) return ok(part(count));
  return unreadable(`is "${word}": write a whole number from 1 to ${MOST_USES.toLocaleString("en-US")}.`);
}

function ofSkus(word: string, part: (skuIds: readonly number[]) => Partial<CouponToMake>): Part {
  const items = itemsOf(word);
  const wrong = items.find((item) => !/^\d{1,10}$/.test(item) || Number(item) < 1 || Number(item) > LARGEST_ID);
  if (wrong !== undefined)
    return unreadable(`has "${wrong}": write SKU numbers with commas between them, like 101,102.`);
  return ok(part([...new Set(items.map(Number))]));
}

function readKinds(word: string): Part {
  const kinds: LineToPrice["kind"][] = [];
  for (const item of itemsOf(word)) {
    const kind = LINE_KINDS.find((known) => known === item.toLowerCase());
    if (!kind) return unreadable(`has "${item}", which is no kind: ${kindMeant(item)}`);
    if (!kinds.includes(kind)) kinds.push(kind);
  }
  return ok({ onlyKinds: kinds });
}

function kindMeant(item: string): string {
  const word = item.toLowerCase();
  const meant = Object.hasOwn(KIND_MEANT, word) ? KIND_MEANT[word] : undefined;
  return meant ? `did you mean ${meant}?` : `the kinds are ${LINE_KINDS.join(", ")}.`;
}

function itemsOf(word: string): string[] {
  return word.split(",").map((item) => item.trim());
}
