import { data, useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { correctStock, getStock, type StockRow } from "#contract/staff-orders.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { deskStockWords } from "#words/desk-stock.ts";
import { deskWords, staffOrderWords } from "#words/staff.ts";
import { apiContext } from "../api/api-context.ts";
import { readFields } from "../members/read-fields.ts";
import { deskPaths } from "./desk-paths.ts";
import { Notice } from "../shell/notice.tsx";
import { deskRefused } from "./desk-error.tsx";
import { DESK_HANDLE, DeskFrame, deskMeta, FreshCode } from "./desk-frame.tsx";
import { loadDesk, refuseCode } from "./load-desk.ts";

/** `/staff/stock`: what is on the shelf, and a correction of it with its reason. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const staff = await loadDesk(api);
  const q = new URL(request.url).searchParams.get("q")?.trim().slice(0, 100) ?? "";
  const answer = await api(getStock, { query: { q } });
  if (!answer.ok) throw deskRefused(staff, answer);
  return { staff, q, rows: answer.reply.Rows, key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const { text } = await readFields(request);
  const wrongCode = await refuseCode(api, text("Code"));
  if (wrongCode) return data({ row: null, refusal: wrongCode.alert }, { status: wrongCode.status });
  const [SkuID, By] = [Number(text("SkuID")), Number(text("By"))];
  // What was not shown was not seen, and is none.
  const OnHand = Number(text(seenName(SkuID)) || Number.NaN);
  const body = { SkuID, OnHand, By, Reason: text("Reason"), Key: text("Key") };
  const answer = await api(correctStock, { body });
  if (answer.ok) return { row: answer.reply.Row, refusal: null };
  return data({ row: null, refusal: answer.alert }, { status: answer.status });
}

/** The form's field of what was seen of a SKU. */
const seenName = (skuId: number) => `OnHand.${skuId}`;

export { DeskError as ErrorBoundary } from "./desk-error.tsx";
export const handle = DESK_HANDLE;
export const meta = deskMeta(deskStockWords.title);

export default function StockPage() {
  const { staff, q, rows, key } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const refusal = sent?.refusal;
  return (
    <DeskFrame staff={staff}>
      <h1 className="type-28">{deskStockWords.title}</h1>
      <p className="muted">{deskStockWords.lead}</p>
      {refusal && <Notice tone="error" say="now" title={refusal.Fields?.[0]?.message ?? refusal.Message} />}
      {sent?.row && (
        <Notice tone="success" say="politely" title={deskStockWords.corrected(sent.row.Name, sent.row.OnHand)} />
      )}
      <search>
        <form className="desk__find" action={deskPaths.stock}>
          <Field label={deskStockWords.find} name="q" maxLength={100} defaultValue={q} />
          <Button type="submit">{deskWords.find}</Button>
        </form>
      </search>
      {staff.Rights.includes("stock.correct") && rows.length > 0 && (
        <form
          className="desk-panel desk__correct"
          method="post"
          action={`${deskPaths.stock}?${new URLSearchParams({ q })}`}
        >
          <input type="hidden" name="Key" value={key} />
          {rows.map(({ SkuID, OnHand }) => (
            <input key={SkuID} type="hidden" name={seenName(SkuID)} value={OnHand} />
          ))}
          <Field
            label={deskStockWords.sku}
            name="SkuID"
            inputMode="numeric"
            maxLength={9}
            required
            defaultValue={rows.length === 1 ? rows[0]?.SkuID : ""}
          />
          <Field label={deskStockWords.by} help={deskStockWords.byHelp} name="By" maxLength={7} required />
          <Field label={staffOrderWords.reason} name="Reason" maxLength={500} required />
          <FreshCode staff={staff} />
          <Button type="submit">{deskStockWords.correct}</Button>
        </form>
      )}
      {rows.length === 0 ? <p className="desk__none">{deskStockWords.none}</p> : <StockTable rows={rows} />}
    </DeskFrame>
  );
}

function StockTable({ rows }: { rows: readonly StockRow[] }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">{deskStockWords.sku}</th>
          <th scope="col">{deskStockWords.name}</th>
          <th scope="col">{deskStockWords.onHand}</th>
          <th scope="col">{deskStockWords.held}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ SkuID, Name, OnHand, Held }) => (
          <tr key={SkuID}>
            <td>
              <b>{SkuID}</b>
            </td>
            <td data-label={deskStockWords.name}>{Name}</td>
            <td data-label={deskStockWords.onHand}>{OnHand}</td>
            <td data-label={deskStockWords.held}>{Held}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
