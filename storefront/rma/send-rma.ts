import type { Alert } from "#contract/alert.ts";
import type { Answer, Api } from "#contract/call.ts";
import type { FormFiles } from "#contract/sent-file.ts";
import { addRmaProof, openRma, withdrawRma, writeRmaMessage, type RmaView } from "#contract/rma.ts";
import { MOST_PROOFS } from "#rules/rma/check-proof-file.ts";
import type { RmaReason, RmaWants } from "#rules/rma/rma-states.ts";
import { linesThatComeBack } from "./lines-that-come-back.ts";
import { proofIn } from "./proof-in.ts";

const LONGEST_NAME = 200;

/** Who asks: by their session, or as a guest by the order's number and email. */
export interface RmaAsker {
  OrderNumber: string;
  Email: string;
}

/** What a form did; a file of the first form that was not taken stands beside the return, which is there. */
export interface SentRma {
  intent: "open" | "withdraw" | "proof" | "message";
  /** The return as it is then; null where it was not taken, or only written about. */
  rma: RmaView | null;
  refusal: Alert | null;
  status: number;
  notTaken: { name: string; why: string } | null;
}

/** Does what the form asks for; null where that is only to be shown something. */
export async function sendRma(api: Api, form: FormData, files: FormFiles, who: RmaAsker): Promise<SentRma | null> {
  const text = (name: string) => String(form.get(name) ?? "");
  const RmaNumber = text("RmaNumber");
  switch (text("intent")) {
    case "withdraw":
      return sent("withdraw", await api(withdrawRma, { body: { ...who, RmaNumber } }));
    case "proof": {
      const { proof, ...file } = await proofIn(files);
      return sent("proof", await api(addRmaProof, { body: { ...who, RmaNumber, ...proof }, ...file }));
    }
    case "message":
      return sent("message", await api(writeRmaMessage, { body: { ...who, RmaNumber, Text: text("Text") } }));
    case "open": {
      // What is neither of the words is refused by the call.
      const [Wants, Reason] = [text("Wants") as RmaWants, text("Reason") as RmaReason];
      const Lines = linesThatComeBack(form);
      const opened = sent("open", await api(openRma, { body: { ...who, Lines, Wants, Reason, Told: text("Told") } }));
      return opened.rma ? sendProofs(api, files, who, opened) : opened;
    }
    default:
      return null;
  }
}

/** File by file until one is refused; those before it are kept. */
async function sendProofs(api: Api, files: FormFiles, who: RmaAsker, opened: SentRma): Promise<SentRma> {
  const RmaNumber = opened.rma?.RmaNumber ?? "";
  let last = opened;
  let taken = 0;
  for await (const file of files) {
    const Name = file.name.slice(-LONGEST_NAME);
    const answer = await api(addRmaProof, { body: { ...who, RmaNumber, Name, Base64: "" }, file });
    if (!answer.ok) {
      const why = answer.alert.Fields?.[0]?.message ?? answer.alert.Message;
      return { ...last, notTaken: { name: Name, why }, status: answer.status };
    }
    last = { ...last, rma: answer.reply.Rma };
    taken += 1;
    // One more than may be is sent on, and refused in the call's own words.
    if (taken > MOST_PROOFS) break;
  }
  return last;
}

function sent(intent: SentRma["intent"], answer: Answer<{ Success: true; Rma?: RmaView }>): SentRma {
  return answer.ok
    ? { intent, rma: answer.reply.Rma ?? null, refusal: null, status: 200, notTaken: null }
    : { intent, rma: null, refusal: answer.alert, status: answer.status, notTaken: null };
}
