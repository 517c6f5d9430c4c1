import { find } from "../find.ts";
import type { Rule } from "../rule.ts";

/** The USB-C port at the front of a case needs the board's Type-E header. */
export const usbFrontC: Rule = {
  id: "usb.front-c",
  reads: ["case.frontUsbC", "motherboard.usbTypeE"],
  worst: "note",
  fixedBy: ["motherboard"],
  judge({ case: chassis, motherboard }) {
    if (!chassis || !motherboard) return null;
    const [hasPort, hasHeader] = [chassis.facts.frontUsbC, motherboard.facts.usbTypeE];
    if (hasPort === false) return null;
    if (hasHeader === true) return find("ok", null, null);
    return hasPort === true && hasHeader === false
      ? find("note", null, null)
      : find("unknown", null, null, { weight: "note" });
  },
};
