import type { saveConfirmData as call } from "#contract/checkout.ts";
import type { Handler } from "../http/route.ts";
import { resumePayment } from "./resume-payment.ts";

/** A read that changes something (A37): only for whoever placed the order, and only to what the provider says is so. */
export const saveConfirmData: Handler<typeof call> = (asked) =>
  resumePayment({ ...asked, query: {}, body: { CustOrderID: asked.query.Id } });
