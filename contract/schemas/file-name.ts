import { z } from "zod";
import { plainFileName } from "#rules/rma/plain-file-name.ts";

/** What a sender calls a file, without what nobody sees in it. */
export const FileName = z.string().overwrite(plainFileName).min(1).max(200);
