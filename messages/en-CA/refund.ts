import { canadian } from "../canadian.ts";
import { refundReportWords as americanRefundReportWords } from "../en-US/refund.ts";

export * from "../en-US/refund.ts";
export const refundReportWords = canadian(americanRefundReportWords);
