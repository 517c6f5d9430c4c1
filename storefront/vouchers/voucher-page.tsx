import { data, useActionData, type ActionFunctionArgs, type MetaFunction } from "react-router";
import { lookUpGiftVoucher } from "#contract/vouchers.ts";
import { LONGEST_TYPED_CODE } from "#rules/voucher/voucher-code.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Money } from "#ui/money.tsx";
import { Sentence } from "#ui/sentence.tsx";
import { momentText } from "#words/moments.ts";
import { voucherPageWords } from "#words/vouchers.ts";
import { storeConfig } from "#config";
import { apiContext } from "../api/api-context.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import type { PageHandle } from "../shell/page-handle.ts";
import { pageTitle } from "../shell/shell-facts.ts";
import "../account/find-order.css";

/** `/gift-voucher`: what is left on a voucher, for who has its code. A plain form: it needs no script, and the code stays out of the address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const VoucherCode = String(form.get("VoucherCode") ?? "");
  const answer = await context.get(apiContext)(lookUpGiftVoucher, { body: { VoucherCode } });
  if (!answer.ok) return data({ refusal: answer.alert, typed: VoucherCode }, { status: answer.status });
  const { timeZone } = storeConfig.shipping.warehouse;
  const { ExpiresAt, ...voucher } = answer.reply;
  return { voucher: { ...voucher, until: ExpiresAt === null ? null : momentText(ExpiresAt, timeZone) } };
}

export const handle: PageHandle = { isApp: true };

export const meta: MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, voucherPageWords.title) },
  { name: "robots", content: "noindex" },
];

export default function VoucherPage() {
  const answered = useActionData<typeof action>();
  const voucher = answered && "voucher" in answered ? answered.voucher : null;
  const refusal = answered && "refusal" in answered ? answered.refusal : null;
  const isField = refusal !== null && (refusal.Fields?.length ?? 0) > 0;
  return (
    <main className="page find-order" id="main">
      <h1 className="type-36">{voucherPageWords.title}</h1>
      <p className="find-order__lead muted measure">{voucherPageWords.lead}</p>
      {voucher && (
        <div className="find-order__sent">
          <Notice
            tone="success"
            say="politely"
            title={<Sentence of={voucherPageWords.balance(voucher.Last4, <Money amount={voucher.Balance} />)} />}
          >
            {voucher.until === null ? voucherPageWords.noEnd : voucherPageWords.until(voucher.until)}
          </Notice>
        </div>
      )}
      <form className="find-order__form" method="post" action={paths.giftVoucher}>
        {refusal && !isField && <Notice tone="error" say="now" title={refusal.Message} />}
        <Field
          label={voucherPageWords.code}
          name="VoucherCode"
          maxLength={LONGEST_TYPED_CODE}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={answered && "typed" in answered ? answered.typed : undefined}
          error={isField ? refusal.Message : undefined}
        />
        <Button type="submit" look={voucher ? "secondary" : "primary"} size="large">
          {voucherPageWords.look}
        </Button>
      </form>
    </main>
  );
}
