import type { PaymentType } from "#rules/payment/payment-types.ts";
import { type Refusal, refuse } from "#rules/refusal.ts";
import { spoken } from "../languages/spoken.ts";
import type { World } from "../world.ts";

const { ownerText } = spoken.ownerTexts;

/** A way to pay that the store has nobody for. */
export function refuseType({ config }: Pick<World, "config">, type: PaymentType): Refusal<"method_not_connected"> {
  return refuse("method_not_connected", { title: titleOf({ config }, type) });
}

/** What shoppers call a way to pay. */
export function titleOf({ config }: Pick<World, "config">, type: PaymentType): string {
  return ownerText(config.payment.methods.find((method) => method.type === type)?.title ?? type);
}
