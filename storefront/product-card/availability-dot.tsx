import type { Availability } from "#contract/catalog.ts";

const LOOKS: Record<Availability["state"], string> = {
  ready: "dot",
  in_stock: "dot",
  built_to_order: "dot dot--order",
  pre_order: "dot dot--order",
  refurbished: "dot dot--refurbished",
  sold_out: "dot dot--out",
};

/** The words beside it say the same. */
export function AvailabilityDot({ state }: { state: Availability["state"] }) {
  return <i className={LOOKS[state]} aria-hidden="true" />;
}
