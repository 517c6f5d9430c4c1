import { PAYMENT_TYPES } from "../payment/payment-types.ts";
import { COVERED_KINDS } from "../promises/warranty.ts";
import { checkFees } from "./check-fees.ts";
import { checkShippingConfig } from "./check-shipping-config.ts";
import { checkTax } from "./check-tax.ts";
import { type Check, type ConfigProblem, day, must, wholeFrom } from "./config-problem.ts";
import type { PaymentMethodConfig } from "../payment/payment-types.ts";
import type { StoreConfig } from "./store-config.ts";

/** Below the week for which card networks let a store take what was authorised. */
const MOST_SCREENING_DAYS = 6;
const ROOT_LANGUAGE = "en-US";

/**
 * Everything wrong with an owner's settings, each with its field; empty when the store may open. Types cannot see a
 * gap in a weight table, a window that ends before it starts, or 7 where 7 % is meant: this does, before the first cart.
 */
export function checkStoreConfig(config: StoreConfig): readonly ConfigProblem[] {
  return [
    must(config.version !== "", "version", "is empty: orders keep it"),
    must(config.store.name !== "", "store.name", "is empty"),
    must(config.shipsTo.length > 0, "shipsTo", "names no country"),
    must(
      config.limits.laptops === 1 || config.limits.laptops === 5,
      "limits.laptops",
      `${config.limits.laptops} is neither 1 nor 5`,
    ),
    must(
      config.limits.amazonGiftCard === null || config.limits.amazonGiftCard > 0,
      "limits.amazonGiftCard",
      "is not above 0; null turns it off",
    ),
    ...([117, 169] as const).map((group) =>
      wholeFrom(0, config.operatingSystemPrices[group], `operatingSystemPrices.${group}`),
    ),
    ...checkLanguages(config),
    ...config.canadianDollars.flatMap(({ from, rate }, at) => [
      day(from, `canadianDollars[${at}].from`),
      must(
        rate > 0.5 && rate < 5 && Number(rate.toFixed(4)) === rate,
        `canadianDollars[${at}].rate`,
        `${rate} is not what a US dollar is in Canadian ones, with four decimals at most`,
      ),
      must(
        at === 0 || (config.canadianDollars[at - 1]?.from ?? "") < from,
        `canadianDollars[${at}].from`,
        "is not after the row before it",
      ),
    ]),
    config.rushPrice === null ? null : wholeFrom(0, config.rushPrice, "rushPrice"),
    config.adobeAddOnSkuId === null ? null : wholeFrom(1, config.adobeAddOnSkuId, "adobeAddOnSkuId"),
    ...config.idDiscounts.flatMap(({ group, ratePpm }, at) => [
      must(
        Number.isInteger(ratePpm) && ratePpm > 0 && ratePpm <= 500_000,
        `idDiscounts[${at}].ratePpm`,
        `${ratePpm} is not from 1 to 500000 parts per million: 5 % is 50000`,
      ),
      must(
        config.idDiscounts.findIndex((other) => other.group === group) === at,
        `idDiscounts[${at}].group`,
        `names ${group} twice`,
      ),
    ]),
    ...checkWarranties(config),
    ...checkShippingConfig(config.shipping),
    ...checkTax(config.tax),
    ...checkFees(config.fees),
    ...checkPoints(config.points),
    must(
      config.payment.totalMismatch === "ask" || config.payment.totalMismatch === "log",
      "payment.totalMismatch",
      `${config.payment.totalMismatch} is neither ask nor log`,
    ),
    wholeFrom(1, config.payment.screening.answerWithinHours, "payment.screening.answerWithinHours"),
    wholeFrom(1, config.payment.screening.decideWithinDays, "payment.screening.decideWithinDays"),
    must(
      config.payment.screening.decideWithinDays <= MOST_SCREENING_DAYS,
      "payment.screening.decideWithinDays",
      `is above ${MOST_SCREENING_DAYS}: a card's money is set aside for 7 days`,
    ),
    ...config.payment.methods.flatMap((method, at) => checkMethod(method, `payment.methods[${at}] (${method.type})`)),
    ...PAYMENT_TYPES.map((type) =>
      must(
        config.payment.methods.filter((method) => method.type === type).length <= 1,
        "payment.methods",
        `names ${type} twice`,
      ),
    ),
    wholeFrom(1, config.mail.giveUpAfterDays, "mail.giveUpAfterDays"),
    wholeFrom(1, config.mail.warnAfterMinutes, "mail.warnAfterMinutes"),
    ...checkPages(config),
  ].filter((problem) => problem !== null);
}

/** For start-up: nothing when all is well, else throws with every field on a line of its own. */
export function assertStoreConfig(config: StoreConfig, from: "file" | "row" = "file"): void {
  const problems = checkStoreConfig(config);
  if (problems.length === 0) return;
  const what = from === "file" ? "store.config.ts" : `Settings of version ${config.version}`;
  throw new Error(
    `${what} cannot be used:\n${problems.map(({ field, problem }) => `  ${field} ${problem}`).join("\n")}`,
  );
}

/** Of the language at the root every address is there; each language is one by its code. */
function checkLanguages({ languages }: StoreConfig): Check {
  return [
    must(
      languages[0] === ROOT_LANGUAGE,
      "languages[0]",
      `is not ${ROOT_LANGUAGE}, the language of the addresses at the root`,
    ),
    must(new Set(languages).size === languages.length, "languages", "names one twice"),
    ...languages.map((language, at) =>
      must(/^[a-z]{2}-[A-Z]{2}$/.test(language), `languages[${at}]`, `${language} is not a code like ${ROOT_LANGUAGE}`),
    ),
  ];
}

function checkWarranties({ warranties, longerWarranty, service }: StoreConfig): Check {
  return [
    ...longerWarranty.flatMap(({ from, until, days }, at) => [
      wholeFrom(1, days, `longerWarranty[${at}].days`),
      must(until === null || from < until, `longerWarranty[${at}].until`, `${until} is not after ${from}`),
    ]),
    ...warranties.flatMap((warranty, at) => {
      const field = `warranties[${at}]`;
      const twin = warranties.findIndex(
        (other) => other.warrantyId === warranty.warrantyId && other.covers === warranty.covers,
      );
      const included = warranties.find(({ covers, warrantyId }) => covers === warranty.covers && warrantyId === 0);
      const isIncluded = warranty.warrantyId === 0;
      return [
        wholeFrom(0, warranty.price, `${field}.price`),
        wholeFrom(0, warranty.warrantyId, `${field}.warrantyId`),
        wholeFrom(1, warranty.months, `${field}.months`),
        must(twin === at, `${field}.warrantyId`, `${warranty.warrantyId} is taken by warranties[${twin}]`),
        must(isIncluded === (warranty.price === 0), `${field}.price`, "is 0 for the included warranty (id 0) alone"),
        must(
          isIncluded || warranty.months > (included?.months ?? 0),
          `${field}.months`,
          `${warranty.months} is no longer than the included ${included?.months ?? 0}`,
        ),
      ];
    }),
    ...COVERED_KINDS.map((kind) =>
      must(
        warranties.some(({ covers, warrantyId }) => covers === kind && warrantyId === 0),
        "warranties",
        `has no included one (id 0) for ${kind}`,
      ),
    ),
    wholeFrom(1, service.returnDays, "service.returnDays"),
    wholeFrom(1, service.damageReportDays, "service.damageReportDays"),
    wholeFrom(1, service.returnAnswerBusinessDays, "service.returnAnswerBusinessDays"),
    wholeFrom(1, service.returnSendDays, "service.returnSendDays"),
    wholeFrom(1, service.refundBusinessDays, "service.refundBusinessDays"),
    wholeFrom(1, service.burnInHours, "service.burnInHours"),
  ];
}

function checkPoints({
  earnedPerDollar,
  dollarPpmPerPoint,
  spentInStepsOf,
  expireAfterDays,
}: StoreConfig["points"]): Check {
  return [
    must(
      earnedPerDollar >= 0 && earnedPerDollar <= 100,
      "points.earnedPerDollar",
      `${earnedPerDollar} is not between 0 and 100`,
    ),
    must(
      Number.isSafeInteger(dollarPpmPerPoint) && dollarPpmPerPoint >= 0 && dollarPpmPerPoint <= 1_000_000,
      "points.dollarPpmPerPoint",
      `${dollarPpmPerPoint} is not a part of a dollar in parts per million: one cent is 10000`,
    ),
    wholeFrom(1, spentInStepsOf, "points.spentInStepsOf"),
    wholeFrom(1, expireAfterDays, "points.expireAfterDays"),
  ];
}

function checkMethod({ minimum, maximum, loan }: PaymentMethodConfig, field: string): Check {
  return [
    loan ? wholeFrom(1, loan.months, `${field}.loan.months`) : null,
    loan ? wholeFrom(0, loan.aprPpm, `${field}.loan.aprPpm`) : null,
    must(!loan || loan.minimum <= loan.maximum, `${field}.loan.maximum`, "is below its minimum"),
    must(minimum === null || minimum >= 0, `${field}.minimum`, "is below 0"),
    must(minimum === null || maximum === null || minimum <= maximum, `${field}.maximum`, "is below its minimum"),
  ];
}

function rising(widths: readonly number[]): boolean {
  return widths.every((width, at) => Number.isSafeInteger(width) && width > (widths[at - 1] ?? 0));
}

function checkPages({ pages, pictures, cookies, redirect }: StoreConfig): Check {
  return [
    wholeFrom(1, pages.revalidateSeconds, "pages.revalidateSeconds"),
    wholeFrom(1, pages.loadingSeconds, "pages.loadingSeconds"),
    wholeFrom(1, pages.loadingAfterMs, "pages.loadingAfterMs"),
    wholeFrom(1, pages.keptMegabytes, "pages.keptMegabytes"),
    wholeFrom(1, pages.structuredListMost, "pages.structuredListMost"),
    must(rising(pictures.deviceWidths), "pictures.deviceWidths", "are not whole widths that rise"),
    must(rising(pictures.imageWidths), "pictures.imageWidths", "are not whole widths that rise"),
    must(
      pictures.quality >= 1 && pictures.quality <= 100,
      "pictures.quality",
      `${pictures.quality} is not between 1 and 100`,
    ),
    must(
      pictures.host === "" || /^https:\/\/[\w.-]+(:\d+)?$/.test(pictures.host),
      "pictures.host",
      `"${pictures.host}" is not an https:// scheme and a host only`,
    ),
    wholeFrom(1, cookies.consentSeconds, "cookies.consentSeconds"),
    must(
      redirect.countries.every((code) => /^[A-Z]{2}$/.test(code)),
      "redirect.countries",
      "holds something that is not a two-letter country",
    ),
    must(!redirect.enabled || redirect.url.startsWith("https://"), "redirect.url", "is not an https address"),
  ];
}
