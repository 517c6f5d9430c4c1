import { type Build, choosePart, EMPTY_BUILD, type Fitted } from "#rules/build/build-of-parts.ts";
import { type BuildReport, checkBuild } from "#rules/build/check-build.ts";
import {
  buildCode,
  type ChosenPart,
  isSlot,
  readBuildCode,
  type SlotId,
  SLOTS,
  SYSTEM_SLOT,
} from "#rules/build/chosen-parts.ts";
import type { Circumstances } from "#rules/build/circumstances.ts";
import type { PartCategory } from "#rules/build/facts/part-categories.ts";
import type { RuleId } from "#rules/build/rule-ids.ts";
import { isHeavy, type Verdict } from "#rules/build/verdict.ts";
import type { Configuration, ChangedPart } from "#rules/cart/line-to-price.ts";
import { replacedPrice } from "#rules/cart/replaced-price.ts";
import { cents, type Cents, NO_CENTS, sumCents } from "#rules/money/cents.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { type CatalogueSku, describePart, type PartInside } from "../catalog/catalogue-skus.ts";
import { hasChoice } from "../catalog/has-choice.ts";
import type { PartFacts } from "../catalog/part-facts.ts";
import type { SellableSku } from "../catalog/sellable-sku.ts";
import { spoken } from "../languages/spoken.ts";
import { litSlots } from "./lit-slots.ts";

const { missingText, verdictText } = spoken.buildVerdicts;

export interface ConfiguredPart extends ChosenPart {
  sku: SellableSku;
  /** Null for a part of which no rule asks anything. */
  known: PartFacts | null;
}

type BuildRefusal =
  | "build_invalid"
  | "build_not_offered"
  | "build_part_not_offered"
  | "build_does_not_fit"
  | "build_not_lit";

/** A PC with the parts that were chosen for it, as it stands today. */
export interface ConfiguredBuild {
  model: CatalogueSku;
  code: string;
  /** Day that its rules were read for, `YYYY-MM-DD`. */
  on: string;
  parts: readonly ConfiguredPart[];
  /** Color that its lit parts shine in, six hex characters; null as their makers set it. */
  light: string | null;
  /** Slots with a part that shines. */
  lit: readonly SlotId[];
  toPrice: Configuration;
  systemGroup: 117 | 169 | null;
  build: Build;
  report: BuildReport;
  /** Rules with an unknown that the PC as we build it answers: it was built. */
  proven: ReadonlySet<RuleId>;
  /** Why it cannot be sold, whatever is on the shelf; null where it can. */
  refusal: Refusal<BuildRefusal> | null;
}

/** What a build is made of: all SKUs of its parts and of those that its price includes, and their facts. */
export interface PartsAtHand {
  skus: ReadonlyMap<number, SellableSku>;
  facts: ReadonlyMap<number, PartFacts>;
}

/** The parts that the price of a PC includes, slot by slot. */
export function includedParts({ parts }: Pick<CatalogueSku, "parts">): ChosenPart[] {
  return parts.flatMap(({ optionId, skuId, quantity }) => (isSlot(optionId) ? [{ optionId, skuId, quantity }] : []));
}

/** Whether anything but the system is otherwise than in the PC as it stands; of what begins with nothing, everything is. */
export function hasOtherParts(
  model: Pick<CatalogueSku, "parts" | "fromNothing">,
  parts: readonly ChosenPart[],
): boolean {
  if (model.fromNothing) return true;
  const [chosen, included] = [parts, includedParts(model)].map((all) =>
    all.filter(({ optionId }) => optionId !== SYSTEM_SLOT),
  ) as [ChosenPart[], ChosenPart[]];
  return chosen.length !== included.length || !chosen.every((part) => included.some((other) => isSame(part, other)));
}

/** A code that says what the price of a PC includes anyway is the PC as it stands: its own count says whether it is there. */
export function isStanding(model: Pick<CatalogueSku, "parts">, code: string): boolean {
  return code === buildCode(includedParts(model), null);
}

/** Under which our own workshop's builds are judged; no address is known of a cart's line. */
export function ourWorkshop(on: string): Circumstances {
  return { on, builtBy: "us", shipTo: null, energyCertificate: null };
}

/** A PC with chosen parts: what it would cost more, what the rules say, and why it could not be sold. */
export function configure(model: SellableSku, code: string, { skus, facts }: PartsAtHand, on: string): ConfiguredBuild {
  const { parts: chosen, light } = readBuildCode(code) ?? { parts: [], light: null };
  const lit = litSlots(chosen, facts);
  const included = includedParts(model);
  const parts = chosen.flatMap((part): ConfiguredPart[] => {
    const sku = skus.get(part.skuId);
    return sku ? [{ ...part, sku, known: facts.get(part.skuId) ?? null }] : [];
  });
  const fitted = parts.map(({ sku, ...part }) => ({ ...part, weightGrams: sku.weightGrams }));
  const build = toBuild(fitted);
  const report = checkBuild(build, ourWorkshop(on));
  const partsPrice = sumCents(included.map((part) => priceOf(part, skus)));
  const heavy = report.verdicts.filter(isHeavy);
  const keeping = heavy.filter((verdict) => keepsFromSale(verdict, chosen, included));
  return {
    model,
    code,
    on,
    parts,
    light,
    lit,
    proven: new Set(heavy.filter((verdict) => !keeping.includes(verdict)).map(({ rule }) => rule)),
    toPrice: { changed: changedParts(model, { parts, partsPrice, skus }), waits: slowest(parts), partsPrice },
    systemGroup: systemGroup(parts),
    build,
    report,
    refusal: refuseBuild(),
  };

  function refuseBuild(): ConfiguredBuild["refusal"] {
    const { name } = model;
    if (chosen.length === 0 && code !== "") return refuse("build_invalid");
    if (!hasChoice(model)) return refuse("build_not_offered", { name });
    const wrong = chosen.find((part) => !isOffered(part, { skus, facts }, included));
    if (wrong) return refuse("build_part_not_offered", { name, part: skus.get(wrong.skuId)?.name ?? "" });
    const { missing } = report;
    if (keeping.length === 0 && missing.length === 0) return refuseLight();
    const messages = [...missing.map(missingText), ...keeping.map(verdictText)];
    return refuse(
      "build_does_not_fit",
      { name, verdicts: keeping, missing },
      messages.map((message) => ({ field: "Build", message })),
    );
  }

  function refuseLight(): ConfiguredBuild["refusal"] {
    return light === null || lit.length > 0
      ? null
      : refuse("build_not_lit", { name: model.name }, [{ field: "Build" }]);
  }
}

/** In the gate, on the lists, and of this slot; what the PC includes anyway needs no gate. */
export function isOffered(
  { optionId, skuId }: ChosenPart,
  { skus, facts }: PartsAtHand,
  included: readonly ChosenPart[],
): boolean {
  const sku = skus.get(skuId);
  if (!sku?.isListed || sku.optionId !== optionId) return false;
  return included.some((part) => part.skuId === skuId) || (facts.get(skuId)?.isOffered ?? false);
}

/**
 * A blocker keeps a build from being sold, and so does an unknown that may be one. Of parts that all are as in the PC that
 * we build and sell anyway, nothing is unknown that could keep it from being built: it was.
 */
function keepsFromSale(verdict: Verdict, chosen: readonly ChosenPart[], included: readonly ChosenPart[]): boolean {
  if (verdict.cls === "blocker") return true;
  const asBuilt = new Set(chosen.filter((part) => included.some((other) => isSame(part, other))).map(idOf));
  return !verdict.parts.every((id) => asBuilt.has(id));
}

const idOf = ({ skuId }: ChosenPart): string => String(skuId);

export function isSame(one: ChosenPart, other: ChosenPart | undefined): boolean {
  return one.optionId === other?.optionId && one.skuId === other.skuId && one.quantity === other.quantity;
}

/** The parts as the rules see them; a part is called by its SKU. */
export function toBuild(parts: readonly KnownPart[]): Build {
  return parts.reduce((build, part) => {
    if (!part.known) return build;
    return choosePart(build, part.known.category, toFitted(part, part.known));
  }, EMPTY_BUILD);
}

/** A part as a rule sees it. */
export interface KnownPart {
  skuId: number;
  quantity: number;
  weightGrams: number;
  known: PartFacts | null;
}

export function toFitted({ skuId, quantity, weightGrams }: Omit<KnownPart, "known">, { facts }: PartFacts) {
  return { id: String(skuId), quantity, weightGrams, facts } as Fitted<PartCategory>;
}

function changedParts(
  model: SellableSku,
  {
    parts,
    partsPrice,
    skus,
  }: { parts: readonly ConfiguredPart[]; partsPrice: Cents; skus: ReadonlyMap<number, SellableSku> },
): ChangedPart[] {
  return SLOTS.filter((optionId) => optionId !== SYSTEM_SLOT).flatMap((optionId): ChangedPart[] => {
    const chosen = parts.find((part) => part.optionId === optionId);
    const was = model.parts.find((part) => part.optionId === optionId);
    if (chosen?.skuId === was?.skuId && chosen?.quantity === was?.quantity) return [];
    const price = priceOf(chosen, skus);
    return [
      {
        optionId,
        name: chosen ? describePart(chosen.sku.name, chosen.quantity) : null,
        price,
        replaces: was?.description ?? null,
        replacedPrice: replacedPrice(price, priceOf(was, skus), { unitPrice: model.unitPrice, partsPrice }),
      },
    ];
  });
}

function priceOf(part: { skuId: number; quantity: number } | undefined, skus: ReadonlyMap<number, SellableSku>) {
  return part ? cents((skus.get(part.skuId)?.unitPrice ?? 0) * part.quantity) : NO_CENTS;
}

/** A build waits for the part that is longest on its way. */
function slowest(parts: readonly ConfiguredPart[]): Configuration["waits"] {
  const last = parts.reduce<ConfiguredPart | null>(
    (slow, part) => (part.sku.leadDays > (slow?.sku.leadDays ?? 0) ? part : slow),
    null,
  );
  return last && { name: last.sku.name, businessDays: last.sku.leadDays };
}

function systemGroup(parts: readonly ConfiguredPart[]): 117 | 169 | null {
  const system = parts.find(({ optionId }) => optionId === SYSTEM_SLOT)?.known;
  return system?.category === "system" ? system.facts.groupId : null;
}

/** What is inside it, slot by slot, then what the PC holds besides. */
export function partsInside({ model, parts }: ConfiguredBuild): PartInside[] {
  const chosen = parts.map(({ optionId, skuId, quantity, sku }) => ({
    optionId,
    skuId,
    quantity,
    picture: sku.picture,
    name: sku.name,
    description: describePart(sku.name, quantity),
  }));
  return [...chosen, ...model.parts.filter(({ optionId }) => !isSlot(optionId))];
}
