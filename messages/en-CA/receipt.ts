import { canadian } from "../canadian.ts";
import { receiptMailWords as americanReceiptMailWords } from "../en-US/receipt.ts";

export * from "../en-US/receipt.ts";
export const receiptMailWords = canadian(americanReceiptMailWords);
