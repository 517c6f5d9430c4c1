import * as orderChanges from "#contract/schemas/order-changes.ts";
import { answerDelay as answerDelayCall } from "#contract/schemas/order-delays.ts";
import { changes, pays, readsOwn } from "../http/presets.ts";
import { route, type Route } from "../http/route.ts";
import { answerDelay } from "./answer-delay.ts";
import { callOffOrder } from "./call-off-order.ts";
import {
  changePaidOrder,
  finishOrderChange,
  getOrderChange,
  payOrderChange,
  quoteOrderChange,
  withdrawOrderChange,
} from "./change-own-order.ts";

/** Changes of a paid order by who placed it, and what its buyer makes of a delay: one line each as in `server/routes.ts`. */
export const ORDER_CHANGES: readonly Route[] = [
  route(orderChanges.getOrderChange, readsOwn, getOrderChange),
  route(orderChanges.quoteOrderChange, changes("checkout"), quoteOrderChange),
  route(orderChanges.changePaidOrder, changes("checkout"), changePaidOrder),
  route(orderChanges.withdrawOrderChange, changes("checkout"), withdrawOrderChange),
  route(orderChanges.callOffOrder, changes("checkout"), callOffOrder),
  route(answerDelayCall, changes("checkout"), answerDelay),
  route(orderChanges.payOrderChange, pays, payOrderChange),
  route(orderChanges.finishOrderChange, pays, finishOrderChange),
];
