import { canadian } from "../canadian.ts";
import {
  delayNoticeWords as americanDelayNoticeWords,
  delayRefundWords as americanDelayRefundWords,
  deskDelayWords as americanDeskDelayWords,
} from "../en-US/ship-delays.ts";

export * from "../en-US/ship-delays.ts";
export const delayNoticeWords = canadian(americanDelayNoticeWords);
export const delayRefundWords = canadian(americanDelayRefundWords);
export const deskDelayWords = canadian(americanDeskDelayWords);
