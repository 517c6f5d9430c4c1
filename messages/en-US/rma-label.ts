import type { ReturnParcel } from "#rules/rma/return-parcel.ts";

/** The label of a return, as its buyer reads of it. */
export const rmaLabelWords = {
  title: "Label",
  print: "Download the label to print",
  stick: "Print the label and stick it on the box.",
  handOver: (day: string) => `Hand the box to FedEx by ${day}, at any FedEx counter. We pay.`,
  handOverLate: (day: string) => `It was to leave by ${day}. If you can’t send it now, write to us.`,
  parcel: {
    labelled: "FedEx waits for it",
    moving: "On its way to us",
    delivered: "FedEx has brought it to us",
  } satisfies Record<ReturnParcel, string>,
  moving: "Nothing: your parcel is on its way to us.",
  delivered: "Nothing: FedEx has brought your parcel to us. We email you once we have opened it.",
};

export const deskRmaLabelWords = {
  make: "Make a FedEx label",
  makeNote: "On our account. The buyer is mailed, and prints it from the page of the return.",
  cancel: "Cancel the label",
  made: (number: string, tracking: string) => `${number}: label ${tracking} is made. The buyer is mailed.`,
  cancelled: (number: string) => `${number}: the label is canceled.`,
  is: (tracking: string, state: string) => `Label ${tracking}: ${state}.`,
};

/** The mail that a label of a return is there. */
export const rmaLabelMailWords = {
  subject: (rma: string) => `The label for your return ${rma}`,
  title: "Your label is ready to print",
  lead: (rma: string, order: string) => `The FedEx label for return ${rma} of order ${order} is ready. We pay for it.`,
  how: (rma: string) =>
    `Pack it the way it came, write ${rma} on the outside, stick the label on the box, and hand it to FedEx.`,
  number: (tracking: string) => `Tracking number ${tracking}.`,
  see: "Print the label",
  questions: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
};
