/** What the desk's log says of a box: how it is packed, sent and stopped. */
export const floorActs = {
  pack: "Packed",
  ship: "Shipped",
  correct_parcels: "Parcels corrected",
  deliver: "Delivered",
  hold: "Held",
  release: "Released",
  delay: "Ship date moved",
};

/** What the desk's log says was done about a label. */
export const labelActs = { label_make: "Label made", label_cancel: "Label canceled" };

/** What a customs officer reads of a parcel. */
export const labelContents = "Computers, computer parts and accessories";

/** Of the desk's order page. */
export const labelWords = {
  title: "FedEx label",
  make: "Make a FedEx label",
  makeNote:
    "Dated seven days ahead. The buyer hears of it when FedEx has picked the parcel up, or you press “Ship it”.",
  print: "Download the label (PDF, 4 × 6 inches)",
  cancel: "Cancel the label",
  cancelNote: "Nothing can leave under it then. Another can be made.",
  number: (tracking: string) => `Tracking number ${tracking}.`,
  told: (day: string, way: string, value: string) => `Dated ${day}, ${way}, declared at ${value}.`,
  states: {
    asked: "FedEx is being asked.",
    made: "The label is made.",
    refused: "FedEx made no label for this order.",
    lost: "FedEx did not answer. It may have a label that nobody has; make another.",
    cancelling: "The label is canceled here. FedEx has not confirmed it: cancel it again.",
    cancelled: "The label is canceled.",
  },
};
