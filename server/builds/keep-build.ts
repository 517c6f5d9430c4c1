import type { OrderedBuild } from "#rules/order/ordered-build.ts";
import type { ConfiguredBuild } from "./configure.ts";

/** A build as its order keeps it: every part with the version of its facts, and what the rules said of them. */
export function orderedBuild({ code, on, parts, report }: ConfiguredBuild): OrderedBuild {
  return {
    code,
    on,
    parts: parts.map(({ optionId, skuId, quantity, sku, known }) => ({
      optionId,
      skuId,
      quantity,
      name: sku.name,
      weightGrams: sku.weightGrams,
      version: known?.version ?? null,
    })),
    verdicts: report.verdicts,
  };
}
