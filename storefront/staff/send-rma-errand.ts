import { data } from "react-router";
import type { Api } from "#contract/call.ts";
import { answerRmaMessage, cancelRmaLabel, makeRmaLabel, type StaffRma } from "#contract/staff-rmas.ts";
import { deskRmaLabelWords } from "#words/rma-label.ts";
import { deskRmaMessageWords } from "#words/rma-message.ts";

type Seen = { RmaNumber: string; Version: number };
type Errand = readonly [
  send: (api: Api, seen: Seen, text: string) => ReturnType<typeof message>,
  said: (rma: StaffRma) => string,
];
const message = (api: Api, seen: Seen, Text: string) => api(answerRmaMessage, { body: { ...seen, Text } });

/** What is done about a return at the desk that decides nothing of it, and the words for it. */
const ERRANDS: Readonly<Record<string, Errand>> = {
  message: [message, ({ RmaNumber }) => deskRmaMessageWords.sent(RmaNumber)],
  label: [
    (api, body) => api(makeRmaLabel, { body }),
    ({ RmaNumber, Label }) => deskRmaLabelWords.made(RmaNumber, Label?.Tracking ?? ""),
  ],
  "cancel-label": [
    (api, body) => api(cancelRmaLabel, { body }),
    ({ RmaNumber }) => deskRmaLabelWords.cancelled(RmaNumber),
  ],
};

/** Null where the form asks for something else. */
export async function sendErrand(api: Api, to: string, text: (name: string) => string) {
  const errand = Object.hasOwn(ERRANDS, to) ? ERRANDS[to] : undefined;
  if (!errand) return null;
  const [send, said] = errand;
  const answer = await send(api, { RmaNumber: text("RmaNumber"), Version: Number(text("Version")) }, text("Text"));
  if (answer.ok) return { moved: null, said: said(answer.reply.Rma), refusal: null };
  return data({ moved: null, said: null, refusal: answer.alert }, { status: answer.status });
}
