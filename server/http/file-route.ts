import type { BodyOf, Call, ReplyOf } from "#contract/call.ts";
import type { SentFile } from "#contract/sent-file.ts";
import type { Endpoint } from "#contract/schemas/endpoint.ts";
import { ok, type Refusal } from "#rules/refusal.ts";
import { isShopper } from "./principal.ts";
import { type CallFor, checkCall, type HandlerAnswer, type Route } from "./route.ts";
import type { Rules } from "./route-rules.ts";

/** Asks whether this file may come from this caller, before a byte of it is read, and says what becomes of it. */
export type FileHandler<C extends Call> = (call: CallFor<C>) => Promise<Refusal | FileTaker<ReplyOf<C>>>;

export interface FileTaker<Reply> {
  /** What the file may have; of a larger one `take` gets a byte more than this. */
  mostBytes: number;
  take(content: Buffer): Promise<HandlerAnswer<Reply>>;
}

/** One row of a call that takes a file: its handler asks first, and the file is read and taken in its turn, two a node. */
export function fileRoute<E extends Endpoint, Field extends keyof BodyOf<E> & string>(
  endpoint: E,
  rules: Rules & { who: "shopper"; cache: "private"; file: { field: Field } },
  handler: FileHandler<NoInfer<E>>,
): Route {
  return {
    endpoint,
    rules,
    async handle(input, { principal, device, gifts }, world) {
      if (!principal || !isShopper(principal)) throw new Error(`${endpoint.path} takes a file of nobody`);
      const checked = checkCall(endpoint, input);
      if (!checked.ok) return checked;
      const asked = await handler({ world, ...checked.value, ...gifts, principal, device });
      if (!("take" in asked)) return asked;
      // A small one came with the other fields.
      const file = input.file ?? fileOf(String(checked.value.body[rules.file.field]));
      return world.fileSlots.hold(principal.clientKey, async () => {
        const content = await file.read(asked.mostBytes);
        if (!content.ok) return content;
        const { buffer, byteOffset, byteLength } = content.value;
        return asked.take(Buffer.from(buffer, byteOffset, byteLength));
      });
    },
  };
}

function fileOf(base64: string): SentFile {
  return { name: "", read: () => Promise.resolve(ok(Buffer.from(base64, "base64"))) };
}
