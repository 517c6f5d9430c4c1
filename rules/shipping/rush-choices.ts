import type { LineToPrice } from "../cart/line-to-price.ts";
import { DEFER } from "../cart/line-unit-price.ts";
import type { RushService } from "../cart/rush-service.ts";
import { NO_CENTS, type Cents } from "../money/cents.ts";
import type { ShippingConfig } from "./shipping-config.ts";
import { businessDaysToShip } from "./shipping-dates.ts";

export interface RushChoice {
  rushService: RushService;
  /** Of one unit. */
  price: Cents;
}

type Rushable = Pick<LineToPrice, "modelId" | "kind" | "readyMade" | "isPreOrderDeposit">;

interface RushSettings {
  /** Of one unit; null where the store has no rush service. */
  rushPrice: Cents | null;
  shipping: ShippingConfig;
}

/** What a line may choose from, the usual first; nothing for what is no system, and for a place in a queue. */
export function rushChoices(line: Rushable, { rushPrice, shipping }: RushSettings): readonly RushChoice[] {
  if (line.modelId === 0 || line.isPreOrderDeposit) return [];
  const days = (rushService: RushService) => businessDaysToShip({ ...line, rushService }, shipping);
  const usual: RushChoice = { rushService: "none", price: NO_CENTS };
  const rush =
    rushPrice !== null && days("rush") < days("none") ? [{ rushService: "rush", price: rushPrice } as const] : [];
  return [usual, ...rush, { rushService: DEFER, price: NO_CENTS }];
}

/** The choice that counts. One that the line is not offered, also from a cart of before, counts as the usual. */
export function rushOf(line: Rushable & { rushService: RushService }, settings: RushSettings): RushChoice {
  const offered = rushChoices(line, settings);
  return offered.find((choice) => choice.rushService === line.rushService) ?? { rushService: "none", price: NO_CENTS };
}
