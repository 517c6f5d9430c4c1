import type { changeRushService as call, changeRushServiceToDefer as deferCall } from "#contract/carts.ts";
import { DEFER } from "#rules/cart/line-unit-price.ts";
import { rushChoices } from "#rules/shipping/rush-choices.ts";
import { refuse } from "#rules/refusal.ts";
import type { Handler } from "../http/route.ts";
import { withChoice } from "./cart-lines.ts";
import { changeCart } from "./change-cart.ts";

export const changeRushService: Handler<typeof call> = ({ world, principal, body: { cartItemId, rushService } }) =>
  changeCart(world, principal, ({ lines }) => {
    const line = lines.find(({ id }) => id === cartItemId);
    if (!line) return refuse("line_unknown");
    const isOffered = rushChoices(line, world.config).some((choice) => choice.rushService === rushService);
    if (!isOffered) return refuse("rush_not_offered");
    const after = withChoice(lines, line, { rushService });
    return "reason" in after ? after : { lines: after };
  });

export const changeRushServiceToDefer: Handler<typeof deferCall> = ({ body, ...rest }) =>
  changeRushService({ ...rest, body: { ...body, rushService: DEFER } });
