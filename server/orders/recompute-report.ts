import type { Cents } from "#rules/money/cents.ts";
import { moneyText } from "#rules/money/money-text.ts";
import type { Recomputed, RecomputedStep } from "./recompute-order.ts";

/** What `npm run recompute` prints: each step as charged and as computed now, side by side, then the verdict. */
export function recomputeReport({
  orderNumber,
  charged,
  recomputed,
  configVersion,
  taxBy,
  isConfigKept,
  steps,
  differences,
}: Recomputed): string {
  const isSame = differences.length === 0 && charged === recomputed;
  const total: RecomputedStep = { rule: "total", label: "Total", lineId: null, before: charged, after: recomputed };
  const rows = [["", "charged", "recomputed"], ...[...steps, total].map(cells)];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => (row[at] ?? "").length)));
  const table = rows.map(([what = "", then = "", now = "", mark = ""]) =>
    `  ${what.padEnd(widths[0] ?? 0)}  ${then.padStart(widths[1] ?? 0)}  ${now.padStart(widths[2] ?? 0)}${mark}`.trimEnd(),
  );
  const changed = `Different: ${differences.map(({ label }) => label).join(", ") || "Total"}.`;
  return [
    `${orderNumber}, priced by configuration ${configVersion}${isConfigKept ? "" : " (not kept; computed with today's)"}`,
    ...table,
    ...(taxBy ? [`  Tax by ${taxBy.provider}, calculation ${taxBy.calculation}`] : []),
    isSame ? "The same to the cent." : changed,
  ].join("\n");
}

function cells({ label, rule, before, after }: RecomputedStep): string[] {
  return [`${label} [${rule}]`, text(before), text(after), before === after ? "" : "  ← differs"];
}

function text(amount: Cents | null): string {
  return amount === null ? "absent" : moneyText(amount);
}
