import type { RmaRefusalFacts } from "#rules/rma/rma-refusal-facts.ts";
import { dayText } from "./days.ts";
import { counted } from "./plural.ts";
import type { RefusalWords } from "../refusal-words.ts";

/** Why something does not come back, or not so. */
export const rmaRefusalWords = {
  rma_unknown: () => "We do not know this return.",
  rma_not_shipped: () => "Nothing of this order has shipped, so nothing can come back yet.",
  rma_too_late: ({ until }) =>
    `This order could come back until ${dayText(until)}. If something is broken, ask for a repair: the warranty lasts longer.`,
  rma_nothing_chosen: () => "Choose what comes back.",
  rma_units_too_many: ({ line, left }) =>
    left === 0 ? `Line ${line} is in another return already.` : `Of line ${line}, ${left} can come back.`,
  rma_ended: () => "This return is at its end. Write to us if something is still open.",
  rma_label_none: () => "This return has no label to print now.",
  rma_messages_wait: ({ most }) =>
    `${most} messages of yours wait for us. We answer them first; for more, write or call us.`,
  proof_type_unknown: () => "Send a picture as jpg, jpeg or png, or a PDF.",
  proof_not_what_it_says: () => "This file is not what its name says, or it is damaged. Try another picture.",
  proof_too_large: () => "A file may have 10 MB. Send a smaller picture.",
  proof_empty: () => "Choose a file first; this one is empty.",
  proof_too_many: ({ most }) => `A return may have ${most} files. Write to us to show more.`,
  proof_gone: () => "This file is not here. Files are deleted 90 days after they came.",
  rma_moved: () => "This return has changed since you saw it. Look at it again.",
  rma_received: () => "Your parcel is on its way or here already. Write to us to change what happens with it.",
  rma_line_units: ({ part, least, most }) =>
    least === most ? `Of line ${part}, it is ${least} now.` : `Of line ${part}, it can be ${least} to ${most}.`,
  rma_line_why: ({ part }) => `Say why not all of line ${part} is accepted. The buyer reads it.`,
  rma_none_accepted: () => "Nothing of this return is accepted. Turn the whole return down, and say why.",
  rma_none_came: () => "Nothing has come yet. Take the parcel in once something of it is here.",
  rma_not_here: () => "Nothing of this return is here yet. Money goes back for what has come.",
  rma_part_not_in: ({ part }) => `Line ${part} is not in this return.`,
  rma_refunded: ({ part, left }) =>
    left === 0
      ? `Every unit of line ${part} in this return is refunded already.`
      : `Of line ${part}, this return has ${counted(left, "unit", "units")} left to refund.`,
} satisfies Pick<RefusalWords, keyof RmaRefusalFacts>;
