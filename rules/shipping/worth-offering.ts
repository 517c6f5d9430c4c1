import type { ShippingMethodId } from "./shipping-config.ts";
import type { ShippingOption } from "./shipping-options.ts";

/**
 * Of options, cheapest first and then soonest, those that somebody has a reason to choose: a way that another one of its
 * kind beats to the door for no more is left out. The one that is chosen already stays, so that an order keeps its way.
 */
export function worthOffering(
  options: readonly ShippingOption[],
  chosen: ShippingMethodId | null,
): readonly ShippingOption[] {
  return options.filter(
    (option, at) => option.methodId === chosen || !options.slice(0, at).some((cheaper) => isAsGood(cheaper, option)),
  );
}

function isAsGood(cheaper: ShippingOption, option: ShippingOption): boolean {
  return (
    cheaper.handover === option.handover &&
    cheaper.arrivesFrom <= option.arrivesFrom &&
    cheaper.arrivesUntil <= option.arrivesUntil
  );
}
