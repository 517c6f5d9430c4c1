import type { Alert } from "#contract/alert.ts";
import type { Answer, Api } from "#contract/call.ts";
import type { ShippingAddress } from "#contract/checkout.ts";
import {
  addToCart,
  applyCoupon,
  applyPoints,
  changeCartItemQty,
  changeRushService,
  changeSystemWarranty,
  deleteCartItem,
  takeWithPcPrice,
  type CartView,
} from "#contract/carts.ts";
import { removeIdVerify } from "#contract/id-discount.ts";
import { saveLine } from "#contract/saved-lists.ts";
import { applyGiftVoucher } from "#contract/vouchers.ts";
import type { RushService } from "#rules/cart/rush-service.ts";
import { accountPaths } from "../account-paths.ts";
import { browserAlert } from "../api/browser-alert.ts";
import { paths } from "../paths.ts";
import { pageWithoutLine } from "./removed-line.ts";

/** A form the API refused, with what was typed where it would be tedious to type it again. */
export interface RefusedForm {
  status: number;
  alert: Alert;
  typed?: ShippingAddress;
}
export type CartFormOutcome = { goTo: string } | RefusedForm;

/**
 * A cart form sent without JavaScript: `intent` says what to do, the other fields with what.
 * Fields: add (skuId, quantity, warrantyId, rushService, completeYourPurchase, build), quantity (cartItemId, quantity),
 * remove (cartItemId), warranty (cartItemId, warrantyId), rush (cartItemId, rushService), with-pc (cartItemId), save (cartItemId), coupon (couponCode), points (UsedPoint), voucher (VoucherCode), id-remove. The API checks every value.
 */
export async function cartFormAction(api: Api, form: FormData): Promise<CartFormOutcome> {
  const answer = await send(api, form);
  if (!answer) return { status: 400, alert: browserAlert("unknown_form", {}) };
  // It is on their list once they have signed in.
  if (!answer.ok && answer.status === 401) return { goTo: paths.signInToSave() };
  if (!answer.ok && answer.alert.Reason === "list_to_choose")
    return { goTo: accountPaths.saveLineTo(text(form, "cartItemId")) };
  if (!answer.ok) return { status: answer.status, alert: answer.alert };
  return { goTo: text(form, "intent") === "remove" ? pageWithoutLine(form) : "/carts" };
}

function send(api: Api, form: FormData): Promise<Answer<CartView>> | null {
  const cartItemId = text(form, "cartItemId");
  switch (text(form, "intent")) {
    case "add":
      return api(addToCart, {
        body: {
          SkuID: whole(form, "skuId", Number.NaN),
          Quantity: whole(form, "quantity", 1),
          AdditionalWarrantyID: whole(form, "warrantyId", 0),
          IsCompleteYourPurchase: text(form, "completeYourPurchase") === "true",
          RushService: rushIn(form, "none"),
          Build: text(form, "build"),
        },
      });
    case "quantity":
      return api(changeCartItemQty, { body: { cartItemId, quantity: whole(form, "quantity", Number.NaN) } });
    case "remove":
      return api(deleteCartItem, { body: { cartItemId } });
    case "warranty":
      return api(changeSystemWarranty, { body: { cartItemId, warrantyId: whole(form, "warrantyId", 0) } });
    case "rush":
      return api(changeRushService, { body: { cartItemId, rushService: rushIn(form, "") } });
    case "save":
      return api(saveLine, { body: { cartItemId, ListId: "", NewList: "" } });
    case "with-pc":
      return api(takeWithPcPrice, { body: { cartItemId } });
    case "coupon":
      return api(applyCoupon, { body: { couponCode: text(form, "couponCode") } });
    case "points":
      return api(applyPoints, { body: { UsedPoint: whole(form, "UsedPoint", Number.NaN) } });
    case "id-remove":
      return api(removeIdVerify);
    case "voucher":
      return api(applyGiftVoucher, { body: { VoucherCode: text(form, "VoucherCode") } });
    default:
      return null;
  }
}

/** Another word than the contract's is refused by it. */
const rushIn = (form: FormData, absent: string) => (text(form, "rushService") || absent) as RushService;
const text = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === "string" ? value.trim() : "";
};
/** What is not a number becomes NaN, which the contract refuses by name. */
const whole = (form: FormData, field: string, absent: number): number => {
  const value = text(form, field);
  return value === "" ? absent : Number(value);
};
