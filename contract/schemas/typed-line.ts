import { z } from "zod";
import { visibleLine } from "#rules/address/visible-line.ts";

/** A line that a person types: only what they see of it is kept, and measured. In characters. */
export const typedLine = (most: number) => z.string().overwrite(visibleLine).max(most);

/** As it was typed; whether it can be one is the rule's to say, by field. */
export const TypedEmail = typedLine(254);
