import type { PostPurchaseLine } from "#contract/warranties.ts";
import { longerWarrantyWords as words } from "#words/longer-warranty.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import { LongerWarrantyForm } from "./longer-warranty-form.tsx";

interface LongerWarrantyOfferProps {
  order: string;
  lines: readonly PostPurchaseLine[];
  /** What the last of these forms was refused with. */
  refusal: string | null;
}

/** What of the order may still be given a longer warranty: a form each, nothing chosen ahead. */
export function LongerWarrantyOffer({ order, lines, refusal }: LongerWarrantyOfferProps) {
  if (lines.length === 0) return null;
  return (
    <section className="order__longer" id="longer-warranty" aria-labelledby="longer-title">
      <h2 id="longer-title" className="type-22">
        {words.title}
      </h2>
      {refusal !== null && <Notice tone="error" say="now" title={refusal} />}
      {lines.map((line) => (
        <LongerWarrantyForm key={line.Line} line={line} action={paths.order(order)} />
      ))}
    </section>
  );
}
