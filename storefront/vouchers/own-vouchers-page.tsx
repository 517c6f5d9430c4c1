import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { listOwnVouchers, type OwnVoucher } from "#contract/vouchers.ts";
import { Gauge } from "#ui/gauge.tsx";
import { Sentence } from "#ui/sentence.tsx";
import { instantDay, momentText } from "#words/moments.ts";
import { formatMoney } from "#words/money.ts";
import { ownVouchersWords as words } from "#words/vouchers.ts";
import { apiContext } from "../api/api-context.ts";
import { AccountFrame } from "../members/account-frame.tsx";
import { memberMeta, ownOrSignIn } from "../members/member-page.ts";
import { paths } from "../paths.ts";
import { Notice } from "../shell/notice.tsx";
import "./own-vouchers.css";

/** `/account/gift-vouchers`: each voucher of the member with what is left on it, and where the rest went. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { found: ownOrSignIn(await context.get(apiContext)(listOwnVouchers)) };
}

export const meta = memberMeta(words.title);

export default function OwnVouchersPage() {
  const { found } = useLoaderData<typeof loader>();
  const isEmpty = found?.Vouchers.length === 0;
  return (
    <AccountFrame at="vouchers" title={words.title} lead={isEmpty ? words.none : words.lead}>
      {!found && (
        <Notice tone="error" say="now" title={words.failed}>
          {words.failedHelp}
        </Notice>
      )}
      {found && !isEmpty && (
        <ul className="own-vouchers">
          {found.Vouchers.map((voucher) => (
            <Voucher key={`${voucher.Last4} ${voucher.IssuedAt}`} voucher={voucher} timeZone={found.TimeZone} />
          ))}
        </ul>
      )}
      <a className="link type-14" href={paths.giftVoucher}>
        {words.check}
      </a>
    </AccountFrame>
  );
}

function Voucher({ voucher, timeZone }: { voucher: OwnVoucher; timeZone: string }) {
  const { Last4, IsGiven, State, Issued, Balance, IssuedAt, Orders, Elsewhere } = voucher;
  const issuedOn = instantDay(IssuedAt, timeZone);
  // Corrected upwards, more is left than it began with.
  const share = Balance / Math.max(Issued, Balance, 0.01);
  return (
    <li className="account__panel own-voucher" data-state={State}>
      <div className="own-voucher__head">
        <div>
          <h2 className="type-18">{words.name(Last4)}</h2>
          <p className="type-14 muted">{(IsGiven ? words.given : words.used)(issuedOn)}</p>
        </div>
        <p className="own-voucher__state">{words.states[State]}</p>
      </div>
      <p className="own-voucher__left">
        <b className="type-28 figures">{formatMoney(Balance)}</b> {words.left}{" "}
        <span className="muted">{words.ofIssued(formatMoney(Issued))}</span>
      </p>
      <Gauge
        bar={[0, share]}
        hatch={[share, share]}
        mark={share}
        isSolid
        {...(State === "usable" && { tone: "ok" as const })}
      />
      <p className="type-14 muted">{endOf(voucher, timeZone)}</p>
      {(Orders.length > 0 || Elsewhere > 0) && (
        <ul className="own-voucher__uses type-14">
          {Orders.map(({ OrderNumber, Amount }) => (
            <li key={OrderNumber}>
              <Sentence
                of={words.paid(
                  formatMoney(Amount),
                  <a className="link" href={paths.order(OrderNumber)}>
                    {OrderNumber}
                  </a>,
                )}
              />
            </li>
          ))}
          {Elsewhere > 0 && <li className="muted">{words.elsewhere(formatMoney(Elsewhere))}</li>}
        </ul>
      )}
    </li>
  );
}

function endOf({ State, ExpiresAt }: OwnVoucher, timeZone: string): string {
  if (State === "ended") return words.ended;
  if (ExpiresAt === null) return words.noEnd;
  return (State === "over" ? words.over : words.until)(momentText(ExpiresAt, timeZone));
}
