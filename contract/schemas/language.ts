import { z } from "zod";
import * as wire from "../language.ts";
import { endpoint } from "./endpoint.ts";

export const getLanguageJson = endpoint(wire.getLanguageJson, {
  summary: "The words of the store's language, by noun and name",
  named: "specification",
  reply: z.object({
    IsSuccess: z.literal(true),
    Language: z.string().describe("As a document says its language"),
    Words: z.record(z.string(), z.unknown()),
  }),
});
