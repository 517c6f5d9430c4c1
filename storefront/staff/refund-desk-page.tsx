import { useState } from "react";
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import type { Alert } from "#contract/alert.ts";
import type { Api } from "#contract/call.ts";
import { getStaffOrder, refundPaidOrder, type StaffOrder } from "#contract/staff-orders.ts";
import { getStaffRmas, type StaffRma } from "#contract/staff-rmas.ts";
import { toWireMoney } from "#rules/money/wire-money.ts";
import { deskRefundWords as words } from "#words/desk-refund.ts";
import { formatMoney } from "#words/money.ts";
import { refundWhyWords } from "#words/staff.ts";
import { apiContext } from "../api/api-context.ts";
import { Notice } from "../shell/notice.tsx";
import type { PageHandle } from "../shell/page-handle.ts";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta } from "./desk-frame.tsx";
import { deskPaths } from "./desk-paths.ts";
import { loadDesk, refuseCode } from "./load-desk.ts";
import { RefundConfirm } from "./refund-confirm.tsx";
import { RefundFields } from "./refund-fields.tsx";
import { sumRefund } from "./refund-sum.ts";

type Why = keyof typeof refundWhyWords;

/** `/staff/orders/:number/refund`: what goes back, to whom, before it leaves; with `?rma=` the units of a return are filled in. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const number = params["number"] ?? "";
  const answer = await api(getStaffOrder, { query: { number } });
  if (!answer.ok) throw deskRefused(staff, answer);
  const rma = await findReturn(api, number, new URL(request.url).searchParams.get("rma") ?? "");
  // A form that is sent twice carries the same key, and is one refund.
  return { staff, order: answer.reply, rma, key: crypto.randomUUID() };
}

async function findReturn(api: Api, orderNumber: string, rmaNumber: string): Promise<StaffRma | null> {
  if (rmaNumber === "") return null;
  const answer = await api(getStaffRmas, { query: { q: rmaNumber.slice(0, 40) } });
  const found = answer.ok ? answer.reply.Rmas : [];
  return found.find((rma) => rma.RmaNumber === rmaNumber && rma.OrderNumber === orderNumber) ?? null;
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const number = params["number"] ?? "";
  const form = await request.formData();
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])),
  );
  const text = (name: string) => typed[name] ?? "";
  const order = await api(getStaffOrder, { query: { number } });
  if (!order.ok) return data({ typed, step: "fields", refusal: order.alert } satisfies Sent, { status: order.status });
  const sum = sumRefund(order.reply, text);
  const isSure = text("intent") === "send" && sum.state === "sends";
  if (!isSure) {
    const step = text("intent") === "show" && sum.state === "sends" ? "confirm" : "fields";
    const isAgain = text("intent") === "again" || step === "confirm";
    return data({ typed, step, refusal: null } satisfies Sent, { status: isAgain ? 200 : 422 });
  }
  const wrongCode = await refuseCode(api, text("Code"));
  if (wrongCode)
    return data({ typed, step: "confirm", refusal: wrongCode.alert } satisfies Sent, { status: wrongCode.status });
  const body = {
    OrderNumber: number,
    Version: Number(text("Version")),
    Key: text("Key"),
    Why: (Object.keys(refundWhyWords) as Why[]).find((why) => why === text("Why")) ?? "other",
    Reason: text("Reason"),
    RmaNumber: text("Rma"),
    Parts: sum.asked.parts.map(({ part, units, amount }) => ({
      Part: String(part),
      ...(units !== undefined && { Units: units }),
      ...(amount !== undefined && { Amount: toWireMoney(amount) }),
    })),
  };
  const answer = await api(refundPaidOrder, { body });
  if (!answer.ok)
    return data({ typed, step: "fields", refusal: answer.alert } satisfies Sent, { status: answer.status });
  return redirect(text("Rma") === "" ? deskPaths.order(number) : deskPaths.returnsOf(text("Rma")), 303);
}

/** What was typed, whether it is to be confirmed, and why it was not sent. */
interface Sent {
  typed: Record<string, string>;
  step: "fields" | "confirm";
  refusal: Alert | null;
}

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
// The sum follows what is typed.
export const handle: PageHandle = { ...DESK_HANDLE, isApp: true };
export const meta = deskMeta(words.title(""));

export default function RefundDeskPage() {
  const { staff, order, rma, key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const [typed, setTyped] = useState<Record<string, string>>(sent?.typed ?? (rma ? typedOf(rma, order) : {}));
  const sum = sumRefund(order, (name) => typed[name] ?? "");
  const may = staff.Rights.includes("orders.refund");
  const fault = sent?.refusal?.Fields?.[0]?.message ?? sent?.refusal?.Message;
  const isLeft = order.Left > 0;
  return (
    <DeskFrame staff={staff}>
      <a className="link link--alone" href={deskPaths.order(order.OrderNumber)}>
        {words.back}
      </a>
      <h1 className="type-28">{words.title(order.OrderNumber)}</h1>
      {rma && <p>{words.of(rma.RmaNumber)}</p>}
      {fault && <Notice tone="error" say="now" title={fault} />}
      {!(may && isLeft) && <p className="desk__none">{isLeft ? words.notYours : words.none}</p>}
      {may && isLeft && sent?.step === "confirm" && sum.state === "sends" && (
        <RefundConfirm staff={staff} order={order} typed={typed} sum={sum} orderKey={key} rma={rma?.RmaNumber ?? ""} />
      )}
      {may && isLeft && !(sent?.step === "confirm" && sum.state === "sends") && (
        <>
          <p className="muted">
            {words.lead} {order.Limit && words.limit(formatMoney(order.Limit.Once))}
          </p>
          <RefundFields
            order={order}
            typed={typed}
            sum={sum}
            rma={rma?.RmaNumber ?? ""}
            isRefused={sent?.step === "fields"}
            onType={setTyped}
          />
        </>
      )}
    </DeskFrame>
  );
}

/** The units of a return that money may go back for, as they would be typed. */
function typedOf({ Lines, Reason, RmaNumber }: StaffRma, { Parts }: StaffOrder): Record<string, string> {
  const units = Lines.map(({ Line, Left }) => {
    const paid = Parts.find(({ Part }) => Part === String(Line))?.Units ?? 0;
    return [`units-${Line}`, Math.min(Left, paid)] as const;
  });
  return {
    ...Object.fromEntries(units.filter(([, left]) => left > 0).map(([name, left]) => [name, String(left)])),
    Why: Reason === "damaged" ? "damaged" : "returned",
    Reason: RmaNumber,
  };
}
